import { adminAction } from '../shell/admin-action.server.ts';
import { keepArticle } from './article-acts.server.ts';

/** Saves the draft as it stands, while the owner goes on typing. */
export const action = adminAction(async (post) => {
  if (await keepArticle(post)) return new Response(null, { status: 409 });
  return Response.json({
    savedAt: post.app.now().toISOString(),
    version: Number(post.values.version) + 1,
  });
});
