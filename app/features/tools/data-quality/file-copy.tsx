import { useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { counted } from '../model/tool-figures.ts';
import type { CopyOptions } from './cleaned-copy.ts';
import type { DateOrder } from './csv-dates.ts';
import type { CheckedFile, CheckSettings } from './csv-messages.ts';
import { suggestionWords, fileCheckWords as words } from './file-check.content.ts';

/** The cleaned copy: what it would change, each to be ticked, and the question about dates. */
export function FileCopy({
  file,
  dateOrders,
  onDateOrder,
  onSave,
}: {
  file: CheckedFile;
  dateOrders: CheckSettings['dateOrders'];
  onDateOrder: (column: number, order: DateOrder) => void;
  onSave: (options: CopyOptions) => void;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (file.notes.truncated) return <p className="font-semibold">{words.copy.notOffered}</p>;
  const asked = file.columns.flatMap((column, index) =>
    file.asksDateOrder.includes(index) || dateOrders[index] !== undefined
      ? [{ index, header: column.header }]
      : [],
  );
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const box = (id: string, label: string, help?: string) => (
    <Checkbox
      key={id}
      id={`copy-${id.replace(':', '-')}`}
      name={`copy-${id}`}
      label={label}
      {...(help === undefined ? {} : { help })}
      checked={ticked.has(id)}
      onChange={(event) => tick(id, event.currentTarget.checked)}
    />
  );
  const offered = file.suggestions;
  const marks = [
    ...(file.input.duplicates > 0 ? [box('duplicates', words.copy.markDuplicates)] : []),
    ...(file.input.invalid > 0 ? [box('to-check', words.copy.markToCheck)] : []),
  ];
  return (
    <section className="file-copy" aria-labelledby="copy-title">
      <h3 id="copy-title">{words.copy.title}</h3>
      <p className="measure">{words.copy.text}</p>
      {asked.map(({ index, header }) => (
        <ChoiceGroup
          key={index}
          id={`date-order-${index}`}
          name={`date-order-${index}`}
          legend={interpolate(words.dates.legend, { column: header })}
          options={[
            { value: 'month-first', label: words.dates.monthFirst },
            { value: 'day-first', label: words.dates.dayFirst },
          ]}
          defaultValues={dateOrders[index] === undefined ? [] : [dateOrders[index]]}
          onChange={(value) => onDateOrder(index, value as DateOrder)}
        />
      ))}
      <div className="file-suggestions">
        {offered.length === 0 && (
          <p>
            {file.asksDateOrder.length > 0 ? words.copy.noneYet : words.copy.none}{' '}
            {marks.length > 0 && words.copy.canMark}
          </p>
        )}
        {offered.map((suggestion) =>
          box(
            suggestion.id,
            `${suggestionWords[suggestion.kind]} (${interpolate(words.copy.cells, {
              column: suggestion.header,
              count: counted(suggestion.count, 'cell'),
            })})`,
            suggestion.examples
              .map(({ before, after }) =>
                interpolate(words.copy.example, { before, after: after || words.copy.emptied }),
              )
              .join(' · '),
          ),
        )}
        {marks}
      </div>
      <div>
        <Button
          variant="secondary"
          onClick={() =>
            onSave({
              accepted: [...ticked].filter((id) => id.includes(':')),
              markDuplicates: ticked.has('duplicates'),
              markToCheck: ticked.has('to-check'),
            })
          }
        >
          {words.copy.save}
        </Button>
        <p className="form-note mt-3">{words.copy.saveNote}</p>
      </div>
    </section>
  );
}
