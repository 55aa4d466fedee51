import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimEvidenceOf } from '#app/facts/claim-evidence.ts';
import { type ClaimId, claimOf, isUnproved } from '#app/facts/claims.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { builtInStories } from '#app/facts/stories.ts';
import { ADMIN_PASSWORD, type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishFacts } from '#test/sample-business.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { claimsRegisterWords } from './claims-register.content.ts';

const claimEvidence = claimEvidenceOf(builtInFacts);

const register = (Object.keys(claimEvidence) as ClaimId[]).map((id) => ({
  ...claimOf(builtInFacts, id),
  ...claimEvidence[id],
}));
let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  const renderPage = await createPageRenderer();
  app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
  owner = await logInAsOwner(app);
});
afterEach(() => app.close());

const read = (path: string) => owner.read(path);

/** The part of the register with the claims of a status. */
const part = async (status: string) =>
  (await read('/admin/claims'))
    .split(`<section id="${status}" class="admin-stack">`)[1]
    ?.split('</section>')[0] ?? '';

test('the register shows each claim under its status, with its source and the pages it stands on', async () => {
  for (const claim of register) {
    const found = await part(claim.status);
    for (const text of [claim.figure, claim.text, claim.source]) expect(found).toContain(text);
    for (const path of claim.shownOn) expect(found).toContain(`href="${path}"`);
  }
});

test('the register and the checklist follow what the owner published under Stories', async () => {
  const before = await read('/admin/claims');
  const count = register.filter(({ status }) => isUnproved(status)).length;
  expect(before).toContain(`${count} of the ${register.length} figures and stories`);
  await publishFacts(app, {
    stories: builtInStories.map((story) => ({
      ...story,
      ...(story.id === 'bakery' ? { isSample: false } : {}),
      ...(story.id === 'clinic' ? { isHidden: true } : {}),
    })),
  });
  // The clinic's story and its satisfaction stood on the home page alone.
  const after = await read('/admin/claims');
  expect(after).toContain(`${count - 2} of the ${register.length - 2} figures and stories`);
  expect(await read('/admin/start')).toContain(`${count - 2} figures or stories`);
  const unshown = await part('unshown');
  for (const id of ['storyClinic', 'satisfaction'] as const) {
    expect(unshown).toContain(claimEvidence[id].text);
    expect(await part('sample')).not.toContain(claimEvidence[id].text);
  }
  expect(unshown).toContain(claimsRegisterWords.facts.noPage);
  expect(unshown).not.toContain(claimEvidence.orderIncrease.text);
});
