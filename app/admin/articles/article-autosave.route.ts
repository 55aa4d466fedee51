import { findOwnArticle, saveArticle } from '#app/features/articles/own/own-articles.server.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import { findPosted, readEdit } from './article-acts.server.ts';

/** Saves the draft as it stands, while the owner goes on typing. */
export const action = adminAction(async (post) => {
  const { app, id } = post;
  const article = await findPosted(post);
  const read = await readEdit(post, article, false);
  if ('errors' in read) return new Response(null, { status: 422 });
  const outcome = await saveArticle(app, article, read);
  if (outcome !== 'done' && outcome !== 'same') return new Response(null, { status: 409 });
  const saved = await findOwnArticle(app, id);
  return Response.json({ savedAt: app.now().toISOString(), version: saved?.version });
});
