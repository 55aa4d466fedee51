import { adminAction } from '../shell/admin-action.server.ts';
import { peopleWords } from './people.content.ts';
import { exportPerson, readPersonAddress } from './people.server.ts';

export const action = adminAction(async ({ app, values, audit }) => {
  const email = readPersonAddress(values.email);
  if (!email) return new Response(peopleWords.notAnAddress, { status: 422 });
  const person = await exportPerson(app, email);
  await audit('privacy-pack');
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
    },
  });
});
