import { AA_TEXT } from '#app/platform/colour/accent-palette.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card } from '../shell/admin-page.tsx';
import { brandWords } from './brand.content.ts';
import type { ContrastRow } from './brand.server.ts';
import './brand.css';

const words = brandWords.colour;

/** How readable the accent colour is, and a button for the nearest one that is readable. */
export function ContrastCard({
  accent,
  rows,
  nearest,
}: {
  accent: string;
  rows: readonly ContrastRow[];
  nearest: string | undefined;
}) {
  const { columns } = words;
  return (
    <Card title={interpolate(words.check, { accent })}>
      <p>{nearest ? interpolate(words.advice, { accent, nearest }) : words.good}</p>
      {nearest && (
        <div>
          {/* A button of the form of logo and colour, so that nothing typed there is lost. */}
          <Button
            type="submit"
            form="brand"
            name="intent"
            value="nearest"
            variant="secondary"
            small
          >
            {interpolate(words.useNearest, { nearest })}
          </Button>
        </div>
      )}
      <Table
        stacks
        caption={interpolate(words.check, { accent })}
        columns={[
          { header: columns.where },
          { header: columns.yours },
          { header: columns.shown },
          { header: columns.contrast },
        ]}
        rows={rows.map(({ where, yours, shown, shownOn, contrast }) => ({
          id: where,
          cells: [
            words.rows[where],
            yours === undefined
              ? ''
              : `${ratio(yours)} ${yours < AA_TEXT ? words.fails : words.passes}`,
            <span key="shown" className="admin-row">
              <Swatch colour={shown} ground={shownOn} />
              {shown}
            </span>,
            ratio(contrast),
          ],
        }))}
      />
    </Card>
  );
}

/** A letter in a colour on its ground. SVG attributes, because the policy allows no inline styles. */
function Swatch({ colour, ground }: { colour: string; ground: string }) {
  return (
    <svg className="admin-swatch" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={ground} />
      <circle cx="12" cy="12" r="7" fill={colour} />
    </svg>
  );
}

/** Cut off rather than rounded: 4.49 must not read as 4.5. */
function ratio(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;
}
