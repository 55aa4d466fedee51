import type { TestApp } from './test-app.ts';

/** Sends the contact form; `more` replaces fields. Returns what the site answered. */
export async function sendMessage(
  app: Pick<TestApp, 'post'>,
  more: Record<string, unknown> = {},
): Promise<{ id: string; reference: string }> {
  const answer = await app.post('/api/contact', {
    name: 'Kim Baker',
    email: 'kim@example.com',
    message: 'We retype orders.',
    source: 'contact_form',
    ...more,
  });
  if (answer.status !== 201) throw new Error(`The message was answered ${answer.status}`);
  return (await answer.json()).data;
}

/** Books a call on a Tuesday morning; `more` replaces fields. */
export function bookCall(
  app: Pick<TestApp, 'post'>,
  more: Record<string, unknown> = {},
): Promise<Response> {
  return app.post('/api/bookings', {
    name: 'Kim Baker',
    email: 'kim@example.com',
    source: 'assessment_booking',
    appointmentDate: '2026-11-10',
    appointmentTime: '9:00 AM',
    ...more,
  });
}
