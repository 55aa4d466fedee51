import type { ComponentType } from 'react';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { Team1 } from '#app/drawings/team-1.tsx';
import { Team2 } from '#app/drawings/team-2.tsx';
import { Team3 } from '#app/drawings/team-3.tsx';
import { Team4 } from '#app/drawings/team-4.tsx';
import type { TeamMember } from '#app/facts/team.ts';
import { Photo } from '#app/ui/photo.tsx';

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'team-1': Team1,
  'team-2': Team2,
  'team-3': Team3,
  'team-4': Team4,
};

/** The picture of a member in a list. */
export function TeamPicture({ member }: { member: Pick<TeamMember, 'picture' | 'photo'> }) {
  if (member.photo)
    return <Photo photo={member.photo} alt="" sizes="5rem" className="admin-thumb" />;
  const Drawing = drawings[member.picture];
  return Drawing && <Drawing />;
}
