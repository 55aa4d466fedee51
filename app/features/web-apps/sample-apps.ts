import type { Facts } from '#app/facts/facts.ts';
import { isExample, type SampleContent } from '#app/facts/sample-facts.ts';
import { type WebAppStudy, webAppStudiesOf } from './web-apps.content.ts';

/** The case studies of apps that came with the site, and their example addresses. */
export function sampleAppsOf(facts: Facts): SampleContent {
  const { sections } = facts;
  return {
    what: 'Your own apps',
    why: 'The two apps shown as your own work are samples, and their links lead to example.com. Turn off “Our own apps” under Site, or have your developer replace them.',
    hasSample: () => sections.webApps && webAppStudiesOf(facts).some(isSampleApp),
  };
}

function isSampleApp({ isSample, external }: WebAppStudy): boolean {
  return isSample || isExample(new URL(external.href));
}
