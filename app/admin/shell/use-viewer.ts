import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';
import type { Role } from '#database/schema.ts';
import type { Changes } from '../content/changes.server.ts';

/** Who is looking at the page, and whether emails can leave. */
export type Viewer = {
  name: string;
  role: Role;
  canEmail: boolean;
  /** On a screen of Content that the viewer may publish. */
  changes?: Changes | undefined;
};

/** What comes with a refusal (403). */
export type Refusal = { title: string; text: string; facts: Facts };

/**
 * Who is logged in, from the loader of the admin layout. Where that hasn't run, as with a refusal,
 * somebody without a name who is shown only what everybody may open.
 */
export function useViewer(): Viewer {
  const viewer = useRouteLoaderData<Viewer | undefined>('admin/admin.layout');
  return viewer ?? { name: '', role: 'staff', canEmail: true };
}

export function readRefusal(error: unknown): Refusal | undefined {
  const isRefusal = isRouteErrorResponse(error) && error.status === 403 && error.data?.facts;
  return isRefusal ? error.data : undefined;
}
