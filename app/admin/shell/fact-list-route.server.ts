import { data, redirect } from 'react-router';
import type { OwnFacts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { ItemOf, ListName, ListOutcome } from './fact-list.server.ts';

/**
 * The items as the owner last left them, the one that the address asks to edit, and the state that
 * the page of a list shows. In the state, `edit` is the place of the edited item, or `new`.
 */
export async function readFactList<Name extends ListName>(
  app: AppContext,
  request: Request,
  name: Name,
  builtIn: NonNullable<OwnFacts[Name]>,
) {
  const { published, draft, seen } = await app.ownerFacts.read(name);
  const items = (draft ?? published ?? builtIn) as readonly ItemOf<Name>[];
  const edit = new URL(request.url).searchParams.get('edit');
  const edited = edit === null || edit === 'new' ? undefined : items[Number(edit)];
  const state = {
    edit: edited || edit === 'new' ? edit : null,
    isPublished: published !== undefined,
    samples: published?.filter(isShownSample).length ?? 0,
    showsNone: published?.every((item) => 'isHidden' in item && item.isHidden) ?? false,
    seen,
  };
  return { items, edited, state };
}

function isShownSample(item: object): boolean {
  return 'isSample' in item && item.isSample === true && !('isHidden' in item && item.isHidden);
}

/** Back to the page after a success; otherwise what the page shows of the attempt. */
export function respondToListChange(page: string, outcome: ListOutcome) {
  if (outcome.kind === 'done') return redirect(`${page}?done=${outcome.notice}`, 303);
  const { status, ...answer } = outcome;
  return data(answer, status);
}
