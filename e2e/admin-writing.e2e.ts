import { newsletterWords } from '#app/admin/newsletter/newsletter.content.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { logInAsOwner, OWNER_PASSWORD } from './owner-page.ts';
import { expect, holdRequests, test, waitForHydration } from './running-app.ts';

test('the buttons above a newsletter write its marks and put in a picture, and the draft saves itself', async ({
  page,
}) => {
  await logInAsOwner(page);
  await page.goto('/admin/newsletter');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await waitForHydration(page);
  const body = page.locator('#issue-body');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  let answer = '/contact';
  page.on('dialog', (dialog) => dialog.accept(answer));
  const photo = await samplePhoto();
  const addPicture = async () => {
    const chosen = page.waitForEvent('filechooser');
    await tool('Picture').click();
    await (await chosen).setFiles({
      name: photo.name,
      mimeType: photo.type,
      buffer: Buffer.from(await photo.arrayBuffer()),
    });
  };
  await body.fill('Start here');
  await tool('Heading').click();
  await expect(body).toHaveValue('## Start here');
  await body.fill('Start here');
  await body.selectText();
  await tool('Bold').click();
  await expect(body).toHaveValue('**Start here**');
  await body.selectText();
  await tool('Link').click();
  await expect(body).toHaveValue('[**Start here**](/contact)');
  await body.fill('One\nTwo');
  await body.selectText();
  await tool('List').click();
  await expect(body).toHaveValue('- One\n- Two');
  await body.fill('');
  answer = '';
  await addPicture();
  await expect(page.getByText('it needs a description')).toBeVisible();
  answer = 'A blue wall';
  await addPicture();
  const written = /^\s*!\[A blue wall\]\(photo:[\da-f]{32}:\d+x\d+\)\s*$/;
  await expect(body).toHaveValue(written);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const email = page.frameLocator(`iframe[title="${newsletterWords.previewFrame}"]`);
  await expect(email.getByAltText('A blue wall')).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await expect(body).toHaveValue(written);
  await expect(page.getByRole('button', { name: 'Discard It' })).toBeHidden();
  // Nobody has clicked into the text since: a picture goes to its end, on a line of its own.
  await waitForHydration(page);
  const first = await body.inputValue();
  await addPicture();
  await expect(body).toHaveValue(/^\s*!.*\)\n\n+!.*\)\s*$/);
  expect((await body.inputValue()).startsWith(first)).toBe(true);
  await body.fill('## Heading');
  await body.press('ControlOrMeta+Home');
  await addPicture();
  await expect(body).toHaveValue(/^\s*!.*\)\n\n## Heading$/);
});

test('unsaved text: leaving asks, a login in between gives it back, a button waits for a draft that is being saved', async ({
  page,
}) => {
  await logInAsOwner(page);
  await page.goto('/admin/advanced');
  await waitForHydration(page);
  const address = page.getByLabel('Address');
  await address.fill('https://hooks.example.com/typed');
  await page.getByLabel('lead.created').check();
  const asked: string[] = [];
  let isLeaving = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  const inbox = page.getByRole('link', { name: 'Inbox' });
  await inbox.click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Login to Admin' }).click();
  await expect(page).toHaveURL(/\/admin\/advanced/);
  await expect(page.getByRole('button', { name: 'Discard It' })).toBeVisible();
  await expect(address).toHaveValue('https://hooks.example.com/typed');
  await expect(page.getByLabel('lead.created')).toBeChecked();
  // Logging out asks, too, and leaves nothing behind.
  isLeaving = true;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await waitForHydration(page);
  await logInAsOwner(page);
  await page.goto('/admin/advanced');
  await waitForHydration(page);
  await expect(address).toHaveValue('');

  await page.goto('/admin/articles');
  await waitForHydration(page);
  await page.getByRole('button', { name: /post/i }).first().click();
  await page.getByLabel('Title', { exact: false }).first().fill('A title');
  const release = await holdRequests(page, '**/autosave');
  const body = page.getByLabel('Text', { exact: false }).last();
  const saving = page.waitForRequest((request) => request.method() === 'POST');
  await body.fill('Some words');
  await saving;
  await page.getByRole('button', { name: 'Save Draft' }).click();
  release();
  await expect(page).toHaveURL(/done=saved/);
  await expect(body).toHaveValue('Some words');
});
