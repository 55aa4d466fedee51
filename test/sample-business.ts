import { builtInCompany, type Company } from '#app/facts/company.ts';
import type { OwnFacts } from '#app/facts/facts.ts';
import type { TeamMember } from '#app/facts/team.ts';
import type { TestApp } from './test-app.ts';

/** The made-up business that the site comes with, whatever app/facts says of a real one. */
export const sampleCompany: Company = {
  ...builtInCompany,
  name: 'AI for SMEs',
  legalName: 'AI for SMEs',
  foundedYear: 2023,
  email: 'hello@example.com',
  phone: { display: '(289) 555-0142', href: 'tel:+12895550142' },
  address: {
    lines: ['100 Sample Street, Suite 200'],
    locality: 'Mississauga',
    region: 'ON',
    country: 'CA',
    postalCode: 'L5B 0X0',
  },
  officeHours: {
    display: 'Monday to Friday, 9:00 AM to 5:00 PM',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
  serviceArea: 'In person within 50 km of Mississauga, remote worldwide',
  serviceRegion: 'Greater Toronto Area',
  serviceRadiusKm: 50,
  serviceCentre: { latitude: 43.589, longitude: -79.6441 },
  socialLinks: (['linkedin', 'facebook', 'instagram', 'x', 'youtube', 'tiktok'] as const).map(
    (network) => ({ network, name: network, href: `https://example.com/${network}` }),
  ),
  replyPromise: 'within 24 hours',
  replyHours: 24,
};

const sampleMember = (id: string, name: string, picture: TeamMember['picture']): TeamMember => ({
  ...{ id, name, picture, position: `Position of ${id}`, bio: `What ${id} does.`, isSample: true },
});

/** Four made-up people; the first three have the places of the authors of articles. */
export const sampleTeam: TeamMember[] = [
  sampleMember('nadia', 'Nadia R.', 'team-2'),
  sampleMember('owen', 'Owen T.', 'team-3'),
  sampleMember('grace', 'Grace L.', 'team-1'),
  sampleMember('samir', 'Samir H.', 'team-4'),
];

/** A site that nobody has made theirs. */
export const sampleBusiness = {
  company: sampleCompany,
  brand: {},
  team: sampleTeam,
} as const satisfies OwnFacts;

/** Publishes sets of facts, as an owner does before the test begins. */
export async function publishFacts(
  { context: { ownerFacts } }: Pick<TestApp, 'context'>,
  facts: OwnFacts,
) {
  for (const name of Object.keys(facts) as (keyof OwnFacts)[]) {
    await ownerFacts.saveDraft(name, facts[name] as never, (await ownerFacts.read(name)).seen);
  }
  const { drafts, seen } = await ownerFacts.listChanges();
  if (drafts.length === 0) return;
  const done = await ownerFacts.publish('drafts', seen, async () => undefined);
  if (done.kind !== 'done') throw new Error(`Publishing: ${done.kind}`);
}
