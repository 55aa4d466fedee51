import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { TextLink } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { Role } from '#database/schema.ts';
import type { Changes } from '../content/changes.server.ts';

/** Who is looking at the page, and whether emails can leave. */
export type Viewer = {
  id: string;
  name: string;
  role: Role;
  canEmail: boolean;
  /** On a screen of Content that the viewer may publish. */
  changes?: Changes | undefined;
};

/** What comes with a refusal (403): its words, and who was refused. */
export type Refusal = { title: string; text: string; link: TextLink; viewer: Viewer; facts: Facts };

/**
 * Who is logged in, from the loader of the admin layout or from a refusal, which runs no loader.
 * Where both are missing, somebody without a name who is shown only what everybody may open.
 */
export function useViewer(): Viewer {
  const viewer = useRouteLoaderData('admin/admin.layout') as Viewer | null | undefined;
  const refused = readRefusal(useRouteError())?.viewer;
  return viewer ?? refused ?? { id: '', name: '', role: 'staff', canEmail: true };
}

export function readRefusal(error: unknown): Refusal | undefined {
  const data: unknown = isRouteErrorResponse(error) && error.status === 403 && error.data;
  return data && typeof data === 'object' && 'viewer' in data ? (data as Refusal) : undefined;
}
