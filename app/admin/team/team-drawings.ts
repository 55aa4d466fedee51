/** The drawings of people. */
export const TEAM_DRAWINGS = ['team-1', 'team-2', 'team-3', 'team-4'] as const;
