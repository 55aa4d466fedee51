import * as v from 'valibot';
import { saveDraft } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import { draftSchema } from './newsletter.schema.ts';

/** Saves the draft as it stands, while the owner goes on typing. */
export const action = adminAction(async ({ app, id, values }) => {
  const parsed = v.safeParse(draftSchema, values);
  if (!parsed.success) return new Response(null, { status: 422 });
  if (!(await saveDraft(app, id, parsed.output))) return new Response(null, { status: 409 });
  return Response.json({ savedAt: app.now().toISOString() });
});
