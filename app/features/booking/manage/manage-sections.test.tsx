import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { company } from '#app/facts/company.ts';
import { CallFacts } from './manage-sections.tsx';

const call = {
  ...{ kind: 'assessment', title: 'AI Readiness Assessment', minutes: 30 },
  ...{ location: 'Virtual Meeting', meetingLink: undefined, where: undefined },
  ...{ startsAt: '2026-12-02T17:00:00.000Z', endsAt: '2026-12-02T17:30:00.000Z' },
  ...{ reference: 'R', name: 'A', company: '', moment: 'Noon', visitorMoment: undefined },
};

function show(state: 'active' | 'started' | 'over'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CallFacts path="/bookings/token" state={state} call={call} />
    </MemoryRouter>,
  );
}

test('a call without a link says when the link will come, and once it has started whom to call', () => {
  expect(show('active')).toContain('will send you the link before the call.');
  expect(show('started')).not.toContain('before the call');
  expect(show('started')).toContain(`don’t have the link, call ${company.phone.display}.`);
});

test('a call that is over says when it was, not that it took place', () => {
  expect(show('over')).toContain('It was on Noon.');
  expect(show('over')).toContain('href="/contact"');
});
