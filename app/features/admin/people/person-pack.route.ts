import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { getRequestInfo, getServices } from '#app/platform/services.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { Route } from './+types/person-pack.route.ts';
import { readPersonPack } from './people.server.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const services = getServices(context);
  const { values } = await readFormPost(request);
  const person = await readPersonPack(services, values.email ?? '');
  await recordAudit(services, getRequestInfo(context), 'privacy-pack');
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
    },
  });
}
