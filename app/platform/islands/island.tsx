import { createContext, useContext } from 'react';
import { FactsContext } from '#app/facts/use-facts.ts';
import type { IslandDefinition } from './define-island.ts';

/**
 * The scripts of a page that is sent as a document. Undefined for a page that the router takes over
 * as a whole: there an island is an ordinary component.
 */
export type DocumentScripts = {
  /** What every document loads. */
  readonly entry: readonly string[];
  /** The files of an island by its name: its own module first, then what that one imports. */
  filesOf(name: string): readonly string[];
  /** Whether the files about the pages are there, which development doesn't serve. */
  hasSiteFiles: boolean;
};

export const DocumentContext = createContext<DocumentScripts | undefined>(undefined);

/** What survives the way through JSON. Functions, dates and elements don't. */
type Plain<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : // biome-ignore lint/complexity/noBannedTypes: any function at all
      Value extends Function | Date | symbol | bigint
      ? never
      : { [Key in keyof Value]: Plain<Value[Key]> };

type IslandProps<Props, Later extends keyof Props> = {
  of: IslandDefinition<Props>;
  /** All that the component knows: it is written into the page and read back by the browser. */
  props: Omit<Props, Later> & Plain<Omit<Props, Later>>;
  /**
   * Props that nothing shows before somebody has used the island, such as what is said after a form
   * was sent, and the file of the site that the browser reads them from when it takes it over.
   */
  later?: { file: string; props: Pick<Props, Later> & Plain<Pick<Props, Later>> };
  /**
   * When the browser takes it over, unless a press, a key or the focus inside comes first: `visible`
   * for what is about to come into view, `load` once the page has loaded.
   */
  when?: 'press' | 'visible' | 'load';
  /** Takes it over once the page has loaded if this key is in the browser's storage. */
  ifStored?: string;
  /** The same if the address has a fragment that starts with this, now or later. */
  ifFragment?: string;
};

/**
 * Renders a component that works as it stands, and that the browser takes over on its own, without
 * the rest of the page. It may not use the router, and gets its ids instead of making them.
 */
export function Island<Props extends object, Later extends keyof Props = never>({
  of,
  props,
  later,
  when,
  ifStored,
  ifFragment,
}: IslandProps<Props, Later>) {
  const scripts = useContext(DocumentContext);
  const Component = of.component;
  const all = Object.assign({}, props, later?.props) as unknown as Props;
  // In the browser it has no facts either: links to sections that aren't shown are no props.
  const island = (
    <FactsContext value={undefined}>
      <Component {...all} />
    </FactsContext>
  );
  if (!scripts) return island;
  return (
    <div
      className="contents"
      data-island={scripts.filesOf(of.name).join(' ')}
      data-props={JSON.stringify(scripts.hasSiteFiles ? props : all)}
      data-later={scripts.hasSiteFiles ? later?.file : undefined}
      data-when={when}
      data-if-stored={ifStored}
      data-if-fragment={ifFragment}
    >
      {island}
    </div>
  );
}
