import { upperFirst } from '#app/platform/format/first-letter.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { alsoDone } from './also-done.content.ts';
import type { OfferedList } from './signup-confirm.server.ts';

/**
 * A check box for each other list that waits for confirmation. Each has its own field name, and one
 * that says it was shown: a list that is joined while the page is open must not count as left out.
 * The newsletter's box starts empty, because under CASL a box that is checked in advance is no
 * consent; left empty, the newsletter asks by its own email.
 */
export function AlsoConfirm({ offered }: { offered: readonly OfferedList[] }) {
  return (
    <fieldset className="grid gap-2 mb-5">
      <legend className="mb-2">{alsoDone.legend}</legend>
      {offered.map(({ name, membership }, at) => (
        <div key={name}>
          {name !== NEWSLETTER && <input type="hidden" name={`${SHOWN}${name}`} value="yes" />}
          <Checkbox
            id={`also-${at}`}
            name={`${CHECKED}${name}`}
            value="yes"
            defaultChecked={name !== NEWSLETTER}
            label={upperFirst(membership)}
          />
        </div>
      ))}
    </fieldset>
  );
}

const NEWSLETTER = 'newsletter';
const SHOWN = 'shown ';
const CHECKED = 'also ';

/** The lists that were shown on the page of a link, and those left checked. */
export function readAlsoConfirm(values: Readonly<Record<string, string>>) {
  const namesAfter = (prefix: string) =>
    new Set(
      Object.keys(values).flatMap((name) =>
        name.startsWith(prefix) ? name.slice(prefix.length) : [],
      ),
    );
  return { shown: namesAfter(SHOWN), checked: namesAfter(CHECKED) };
}
