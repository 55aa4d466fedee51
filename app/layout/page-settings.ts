import { useMatches } from 'react-router';

/**
 * A route that brings its own header and footer says so: `export const handle = { frame: 'own' }`.
 * Pages with a form for a newsletter or a waitlist, whose footer doesn't ask again: `{ signup: 'own' }`.
 */
export function usePageSettings(): { ownFrame: boolean; ownSignup: boolean } {
  const handles = useMatches().map(({ handle }) => handle);
  const has = (setting: 'frame' | 'signup') =>
    handles.some((handle) => typeof handle === 'object' && handle !== null && setting in handle);
  return { ownFrame: has('frame'), ownSignup: has('signup') };
}
