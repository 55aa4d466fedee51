import { newsletterWords } from '#app/admin/newsletter/newsletter-admin.content.ts';
import { editorWords, typedWords } from '#app/admin/shell/shell.content.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { logInAsOwner, OWNER_PASSWORD } from './owner-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const { editor, start } = newsletterWords;

test('a newsletter draft saves itself, and what is typed elsewhere survives a login', async ({
  page,
}) => {
  await logInAsOwner(page);
  await page.goto('/admin/newsletter');
  await waitForHydration(page);
  await page.getByRole('button', { name: start.empty }).click();
  const body = page.locator('#issue-body');
  await body.pressSequentially('Half an issue');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await expect(body).toHaveValue('Half an issue');
  await expect(page.getByText(typedWords.putBack.title)).toBeHidden();

  await page.goto('/admin/advanced');
  await waitForHydration(page);
  const address = page.getByLabel('Address');
  await address.fill('https://hooks.example.com/typed');
  await page.getByLabel('lead.created').check();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Login to Admin' }).click();
  await expect(page).toHaveURL(/\/admin\/advanced/);
  await expect(page.getByText(typedWords.putBack.title)).toBeVisible();
  await expect(address).toHaveValue('https://hooks.example.com/typed');
  await expect(page.getByLabel('lead.created')).toBeChecked();
});

test('leaving a page with unsaved text asks; a button waits for a draft that is being saved', async ({
  page,
}) => {
  await logInAsOwner(page);
  await page.goto('/admin/advanced');
  await waitForHydration(page);
  const address = page.getByLabel('Address');
  await address.fill('https://hooks.example.com/typed');
  const asked: string[] = [];
  let isLeaving = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return isLeaving ? dialog.accept() : dialog.dismiss();
  });
  const inbox = page.getByRole('link', { name: 'Inbox' });
  await inbox.click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(address).toHaveValue('https://hooks.example.com/typed');
  isLeaving = true;
  await inbox.click();
  await expect(page).toHaveURL(/\/admin\/inbox/);

  await page.goto('/admin/articles');
  await waitForHydration(page);
  await page.getByRole('button', { name: /post/i }).first().click();
  await page.getByLabel('Title', { exact: false }).first().pressSequentially('A title');
  const body = page.getByLabel('Text', { exact: false }).last();
  await body.pressSequentially('Some words');
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/done=(saved|same)/);
  await expect(body).toHaveValue('Some words');
});

test('the buttons above a text write its marks, and put a picture where the cursor is', async ({
  page,
}) => {
  await logInAsOwner(page);
  await page.goto('/admin/newsletter');
  await waitForHydration(page);
  await page.getByRole('button', { name: start.empty }).click();
  await waitForHydration(page);
  const body = page.locator('#issue-body');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  let answer = '';
  page.on('dialog', (dialog) => dialog.accept(answer));
  await body.fill('Start here');
  await tool(editorWords.heading).click();
  await expect(body).toHaveValue('## Start here');
  await tool(editorWords.heading).click();
  await body.selectText();
  await tool(editorWords.bold).click();
  await expect(body).toHaveValue('**Start here**');
  await body.selectText();
  answer = '/contact';
  await tool(editorWords.linkButton).click();
  await expect(body).toHaveValue('[**Start here**](/contact)');
  await body.fill('One\nTwo');
  await body.selectText();
  await tool(editorWords.list).click();
  await expect(body).toHaveValue('- One\n- Two');
  await body.fill('');
  answer = 'A blue wall';
  const photo = await samplePhoto();
  const chosen = page.waitForEvent('filechooser');
  await tool(editorWords.picture).click();
  await (await chosen).setFiles({
    name: photo.name,
    mimeType: photo.type,
    buffer: Buffer.from(await photo.arrayBuffer()),
  });
  await expect(body).toHaveValue(/^!\[A blue wall\]\(photo:[\da-f]{32}:\d+x\d+\)$/);
  await page.getByRole('button', { name: editor.preview, exact: true }).click();
  const email = page.frameLocator(`iframe[title="${newsletterWords.preview.frame}"]`);
  await expect(email.getByAltText('A blue wall')).toBeVisible();
});
