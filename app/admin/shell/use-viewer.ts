import { useRouteLoaderData } from 'react-router';
import type { Role } from '#database/schema.ts';

/** Who is looking at the page. */
export type Viewer = { id: string; name: string; role: Role };

/**
 * Who is logged in, from the loader of the admin layout. Where that failed, somebody without a name
 * who is shown only what everybody may open.
 */
export function useViewer(): Viewer {
  const viewer = useRouteLoaderData('admin/admin.layout') as Viewer | null | undefined;
  return viewer ?? { id: '', name: '', role: 'staff' };
}
