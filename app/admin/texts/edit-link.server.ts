import type { AppContext } from '#app/platform/app-context.server.ts';
import { findLogin, hasSession } from '../session/session.server.ts';
import { pagesOfTexts } from './text-pages.server.ts';

/** A public page with the link to the editor of its texts, if its owner asks for it. Nobody else may keep it. */
export async function withEditLink(
  app: AppContext,
  request: Request,
  response: Response,
): Promise<Response> {
  const cookie = request.headers.get('Cookie');
  if (request.method !== 'GET' || !hasSession(app.config, cookie)) return response;
  const { pathname } = new URL(request.url);
  const id = pagesOfTexts.find(({ path }) => path === pathname)?.id;
  if (id === undefined || response.status !== 200) return response;
  if ((await findLogin(app, request))?.account.role !== 'owner') return response;
  const strip = `<aside class="wrap" aria-label="For the owner"><a href="/admin/texts/${id}">Edit this page</a></aside>`;
  const html = (await response.text()).replace('<main', `${strip}<main`);
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-cache');
  return new Response(html, { status: 200, headers });
}
