import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { libraryResources } from '#app/facts/resources.ts';
import { callApi } from '#app/platform/browser/api-client.ts';
import { showToast } from '#app/ui/toast.tsx';
import { library } from './resources.content.ts';
import { type Resource, resourceListSchema } from './resources.schema.ts';

export type LibraryState = { kind: 'loading' } | { kind: 'loaded'; resources: readonly Resource[] };

/** Asks the server for the library's list; where that fails, the built-in six and a toast. */
export function useResources(): LibraryState {
  const [state, setState] = useState<LibraryState>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    fetchResources().then((resources) => {
      if (isGone) return;
      setState({ kind: 'loaded', resources: resources ?? libraryResources });
      if (!resources) showToast({ ...library.loadError, tone: 'destructive' });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}

/** The list of the server, or undefined when it does not come or is none. */
async function fetchResources(): Promise<readonly Resource[] | undefined> {
  const answer = await callApi('/api/resources');
  if (answer.kind !== 'success') return undefined;
  const list = v.safeParse(resourceListSchema, answer.data);
  return list.success ? list.output : undefined;
}
