import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { libraryResources } from '#app/facts/resources.ts';
import { callApi } from '#app/platform/browser/api-client.ts';
import { showToast } from '#app/ui/toast.tsx';
import { library } from './resources.content.ts';
import { type Resource, resourceListSchema } from './resources.schema.ts';

export type LibraryState = { kind: 'loading' } | { kind: 'loaded'; resources: readonly Resource[] };

/** Fetches the library's list. If that fails, shows a toast and uses the built-in six. */
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

/** The server's list, or undefined if the request fails or the response is invalid. */
async function fetchResources(): Promise<readonly Resource[] | undefined> {
  const answer = await callApi('/api/resources');
  if (answer.kind !== 'success') return undefined;
  const list = v.safeParse(resourceListSchema, answer.data);
  return list.success ? list.output : undefined;
}
