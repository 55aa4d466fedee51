import type { ReactNode } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { AdminPage, Card } from './admin-page.tsx';
import { type FactListAction, FactListRows, RemovedItem } from './fact-list-rows.tsx';
import { factNotices } from './fact-set.content.ts';
import { Notice } from './notice.tsx';

type FactListPageProps = {
  action: FactListAction;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly published: string;
    /** While visitors see no item of the published list; missing where that can't be. */
    readonly nonePublished?: string;
    /** While some of the published items are samples; missing where none can be. */
    readonly samplesPublished?: { readonly one: string; readonly many: string };
    readonly builtIn: string;
    readonly list: {
      readonly title: string;
      readonly empty: string;
      readonly add: string;
      readonly sample: string;
    };
  };
  /** What is published. */
  facts: {
    seen: string;
    isPublished: boolean;
    showsNone: boolean;
    /** How many of the published items are samples. */
    samples: number;
  };
  /** What came of the last attempt, if it failed or removed an item. */
  answer:
    | {
        problem?: Parameters<typeof Notice>[0]['problem'];
        removed?: Parameters<typeof RemovedItem>[0]['removed'];
      }
    | undefined;
  rows: Parameters<typeof FactListRows>[0]['rows'];
  /** Whether an item can stay in the list without being shown. */
  canHide?: boolean;
  /** Stands below the list. */
  below?: ReactNode;
  /** The form of the item that is being edited. */
  children: ReactNode;
};

/** A list of facts that the owner edits item by item, drafts and publishes. */
export function FactListPage({
  action,
  words,
  facts,
  answer,
  rows,
  canHide = true,
  below,
  children,
}: FactListPageProps) {
  const { seen, isPublished, showsNone } = facts;
  const own = (showsNone && words.nonePublished) || describeOwn(words, facts.samples);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={factNotices} problem={answer?.problem} />
      {answer?.removed && <RemovedItem action={action} seen={seen} removed={answer.removed} />}
      <p className={isPublished ? 'font-bold' : undefined}>{isPublished ? own : words.builtIn}</p>
      {children}
      <Card title={words.list.title}>
        {rows.length === 0 && <p className="text-muted">{words.list.empty}</p>}
        <FactListRows {...{ action, seen, rows, canHide }} sample={words.list.sample} />
        <div>
          <ButtonLink href={`${action}?edit=new#edit`} variant="secondary" small>
            {words.list.add}
          </ButtonLink>
        </div>
      </Card>
      {below}
    </AdminPage>
  );
}

function describeOwn(
  { published, samplesPublished }: FactListPageProps['words'],
  samples: number,
): string {
  if (samples === 0 || !samplesPublished) return published;
  return interpolate(samples === 1 ? samplesPublished.one : samplesPublished.many, {
    count: samples,
  });
}
