import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { Route } from './+types/data-export.route.ts';
import { peopleWords } from './people.content.ts';
import { exportPerson, readPersonAddress } from './people.server.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const email = readPersonAddress(values.email);
  if (!email) return new Response(peopleWords.notAnAddress, { status: 422 });
  const person = await exportPerson(app, email);
  await recordAudit(app, getRequestInfo(context), 'privacy-pack');
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
    },
  });
}
