import type { Facts } from './facts.schema.ts';
import { readFacts } from './read-facts.ts';

export type TeamMember = Facts['team'][number];

export const team = readFacts('team', [
  {
    name: 'Nadia R.',
    position: 'Founder and lead consultant',
    bio: 'Managed the office of a family print shop for nine years and automated most of it. Takes most assessment calls.',
    picture: 'team-2',
    isSample: true,
  },
  {
    name: 'Owen T.',
    position: 'Automation engineer',
    bio: 'Connects systems that were never designed to work together, and documents how, so you can run them without him.',
    picture: 'team-3',
    isSample: true,
  },
  {
    name: 'Grace L.',
    position: 'Course lead',
    bio: 'Taught evening bookkeeping classes before she taught AI. Every exercise ends with something you can use on Monday.',
    picture: 'team-1',
    isSample: true,
  },
  {
    name: 'Samir H.',
    position: 'Web app developer',
    bio: 'Built Path to Canada and AI Data Gem. Designs for small screens, slow phones and people who hate forms.',
    picture: 'team-4',
    isSample: true,
  },
]);
