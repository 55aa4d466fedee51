import { argon2Sync } from 'node:crypto';
import { changesPath } from '#app/admin/content/changes.content.ts';
import { ownerAccountArea, prepareOwnerPassword } from '#app/admin/session/owner-account.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { Role } from '#database/schema.ts';
import type { TestApp } from './test-app.ts';

export const ADMIN_PASSWORD = 'correct horse battery staple';
const QUICK_HASH = quickHash(ADMIN_PASSWORD);
const ORIGIN = 'http://localhost:3000';

/** The owner's browser: keeps the session cookie and sends Origin with its posts. */
export type AdminBrowser = {
  cookie: string;
  get(path: string): Promise<Response>;
  /** A page without the marks that React puts between texts. */
  read(path: string): Promise<string>;
  post(path: string, fields: Record<string, string>): Promise<Response>;
  /** Posts a form with files. */
  upload(
    path: string,
    fields: Record<string, string>,
    files: Record<string, File>,
  ): Promise<Response>;
};

/** Logs in as the owner of a test site whose ADMIN_PASSWORD is {@link ADMIN_PASSWORD}. */
export async function logInAsOwner(app: TestApp): Promise<AdminBrowser> {
  await prepareQuickPassword(app);
  const answer = await tryToLogIn(app, ADMIN_PASSWORD);
  if (answer.status !== 303) throw new Error(`Login answered ${answer.status}`);
  return browserWith(app, readSetCookie(answer));
}

/** Adds an active member to the team, with the password {@link ADMIN_PASSWORD}, and logs them in. */
export async function logInAsMember(
  app: TestApp,
  { name = 'Kim Baker', email = 'kim@example.com', role = 'staff' as Role } = {},
): Promise<AdminBrowser & { id: string }> {
  const { db, now } = app.context;
  const id = newId(now());
  await db
    .insertInto('admin_users')
    .values({
      id,
      name,
      email,
      role,
      status: 'active',
      password_hash: QUICK_HASH,
      totp_sealed: '',
      totp_pending_sealed: '',
      emails_assignments: 1,
      created_at: now().toISOString(),
    })
    .execute();
  const answer = await tryToLogIn(app, ADMIN_PASSWORD, { email });
  if (answer.status !== 303) throw new Error(`Login answered ${answer.status}`);
  return { id, ...browserWith(app, readSetCookie(answer)) };
}

/**
 * Stores the password as a server start would, but hashed with little memory, so that a login takes
 * a millisecond instead of 200. The strength of real hashes is tested elsewhere.
 */
export async function prepareQuickPassword({ context }: TestApp): Promise<void> {
  const account = await context.settings.get(ownerAccountArea);
  if (!account.passwordHash && context.config.adminPassword === ADMIN_PASSWORD) {
    const hash = { passwordHash: QUICK_HASH, environmentHash: QUICK_HASH };
    await context.settings.set(ownerAccountArea, { ...account, ...hash });
  }
  await prepareOwnerPassword(context);
}

/** A browser that sends this cookie, whether it is valid or not. */
export function browserWith(app: TestApp, cookie: string): AdminBrowser {
  const get = async (path: string) =>
    app.request(path, { headers: { Cookie: cookie }, redirect: 'manual' });
  return {
    cookie,
    get,
    async read(path) {
      const html = await (await get(path)).text();
      return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    },
    post: (path, fields) =>
      app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Cookie: cookie, Origin: ORIGIN },
        redirect: 'manual',
      }),
    async upload(path, fields, files) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...files })) form.append(name, value);
      // A browser declares the length.
      const body = new Response(form);
      const type = body.headers.get('Content-Type') ?? '';
      const bytes = await body.arrayBuffer();
      const length = String(bytes.byteLength);
      return app.request(path, {
        method: 'POST',
        body: bytes,
        headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': type, 'Content-Length': length },
        redirect: 'manual',
      });
    },
  };
}

export function tryToLogIn(
  app: Pick<TestApp, 'request'>,
  password: string,
  {
    email = '',
    code = '',
    headers = {},
  }: { email?: string; code?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return app.request('/admin/login', {
    method: 'POST',
    body: new URLSearchParams({ email, password, code }),
    headers: { Origin: ORIGIN, ...headers },
    redirect: 'manual',
  });
}

/** Presses a button of the publish bar; by default the one that publishes all drafts. */
export async function pressPublish(
  owner: AdminBrowser,
  intent: 'publish' | 'undo' | 'discard' = 'publish',
): Promise<Response> {
  const html = await (await owner.get(changesPath)).text();
  const changes = /name="changes" value="([^"]*)"/.exec(html)?.[1] ?? '';
  return owner.post(changesPath, { intent, changes });
}

/** Starts to set up two-factor authentication: the secret for the app, and its sealed form. */
export async function startTwoFactor(browser: AdminBrowser, code = '') {
  const fields = { intent: 'start-two-factor', current: ADMIN_PASSWORD, code };
  const page = await (await browser.post('/admin/security', fields)).text();
  return {
    secret: /<code[^>]*>([A-Z2-7]{32})</.exec(page)?.[1] ?? '',
    sealed: /name="sealed" value="([^"]+)"/.exec(page)?.[1] ?? '',
  };
}

/** Sets it up with a code; returns the recovery codes. */
export async function confirmTwoFactor(browser: AdminBrowser, sealed: string, code: string) {
  const fields = { intent: 'confirm-two-factor', sealed, code };
  const page = await (await browser.post('/admin/security', fields)).text();
  return page.match(/(?<=<li>)\w{5}(?:-\w{5}){5}(?=<\/li>)/g) ?? [];
}

/** The `name=value` of the cookie that the response sets. */
export function readSetCookie(answer: Response): string {
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

function quickHash(password: string): string {
  const nonce = Buffer.alloc(16, 'nonce');
  const [memory, passes] = [8, 1];
  const settings = { nonce, parallelism: 1, tagLength: 32, memory, passes };
  const hash = argon2Sync('argon2id', { ...settings, message: Buffer.from(password) });
  const [salt, text] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${salt}$${text}`;
}
