import type { Facts } from '#app/facts/facts.ts';
import { isExample, type SampleItem } from '#app/facts/sample-facts.ts';
import { webAppStudiesOf } from './web-apps.content.ts';

/** The case studies of apps that came with the site, and their example addresses. */
export function sampleAppsItem(facts: Facts): SampleItem {
  return {
    line: 'texts',
    what: 'Your own apps',
    why: 'The two apps shown as your own work are samples, and their links lead to example.com. Turn off “Our own apps” under Site, or have your developer replace them.',
    isDone:
      !facts.sections.webApps ||
      !webAppStudiesOf(facts).some(
        ({ isSample, external }) => isSample || isExample(external.href),
      ),
  };
}
