import { Table } from '#app/ui/table.tsx';
import { dollars, hoursAWeek, plainNumber } from '../model/tool-figures.ts';
import { type StackInput, stackFields } from './stack-fields.ts';
import { computeStack, type StackLink } from './tech-stack.formula.ts';
import { pairLabel, stackWords, toolAdvice, toolLabel } from './tech-stack.tool.ts';

type Props = { input: StackInput; today: string };

const WIDTH = 360;
const HEIGHT = 56;
const BOX = { width: 118, height: 44 };
const LABEL_CHARS = 14;
const kinds = ['ready', 'open', 'blocked', 'later'] as const;

/**
 * A drawing for each pair of tools between which data is copied: two boxes, and a line with the
 * hours. The line is solid in the signal colour if both tools connect, dashed if that isn't known,
 * dotted if one doesn't, and pale while it isn't decided which tool stays.
 */
export function StackMap({ input, today }: Props) {
  const { links } = computeStack(input, today);
  if (links.length === 0) return null;
  const byHours = links.toSorted((a, b) => (b.hoursPerWeek ?? 0) - (a.hoursPerWeek ?? 0));
  return (
    <figure className="stack-map">
      <figcaption className="result-caption">{stackWords.mapTitle}</figcaption>
      <div className="stack-links">
        {byHours.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pairs may have the same ends
          <Pair key={at} input={input} link={link} />
        ))}
      </div>
      <ul className="stack-legend">
        {kinds
          .filter((kind) => links.some((link) => link.kind === kind))
          .map((kind) => (
            <li key={kind} className={`is-${kind}`}>
              {stackWords.kinds[kind]}
            </li>
          ))}
      </ul>
    </figure>
  );
}

function hoursText({ hoursPerWeek }: StackLink): string {
  return hoursPerWeek === null ? stackWords.hoursUnknown : hoursAWeek(hoursPerWeek);
}

function Pair({ input, link }: { input: StackInput; link: StackLink }) {
  const middle = HEIGHT / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${pairLabel(input, link)}: ${hoursText(link)}`}
    >
      <path
        className={`stack-link is-${link.kind}`}
        strokeWidth={Math.min(7, 2.5 + (link.hoursPerWeek ?? 0) / 4)}
        d={`M${BOX.width} ${middle}H${WIDTH - BOX.width}`}
      />
      <text className="stack-hours" x={WIDTH / 2} y={middle - 10} textAnchor="middle">
        {hoursText(link)}
      </text>
      <Box input={input} tool={link.from} x={1} />
      <Box input={input} tool={link.to} x={WIDTH - BOX.width - 1} />
    </svg>
  );
}

function Box({ input, tool, x }: { input: StackInput; tool: number; x: number }) {
  const entry = input.tools[tool];
  const lines = linesOf(toolLabel(input, tool));
  return (
    <g className={`stack-node connects-${entry?.connects}`}>
      <rect
        x={x}
        y={(HEIGHT - BOX.height) / 2}
        width={BOX.width}
        height={BOX.height}
        rx="5"
        strokeWidth={entry?.core ? 3 : 1.5}
      />
      {lines.map((line, at) => (
        <text
          key={line}
          className="stack-node-name"
          x={x + BOX.width / 2}
          y={HEIGHT / 2 + 5 + (at * 2 - lines.length + 1) * 8}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** A name on one or two lines, broken at a space; only what does not fit on two is cut. */
function linesOf(name: string): string[] {
  if (name.length <= LABEL_CHARS) return [name];
  const space = name.lastIndexOf(' ', LABEL_CHARS);
  const at = space > 0 ? space : LABEL_CHARS;
  const rest = name.slice(at).trim();
  const second = rest.length > LABEL_CHARS ? `${rest.slice(0, LABEL_CHARS - 1)}…` : rest;
  return [name.slice(0, at).trim(), second];
}

/** What the map shows, as tables: each tool with its advice, each pair with its cost. */
export function StackTables({ input, today }: Props) {
  const result = computeStack(input, today);
  const { toolColumns, pairColumns, notKnown } = stackWords;
  const connections = stackFields.tools.fields.connects.options;
  return (
    <div className="stack-tables">
      <Table
        id="stack-tools"
        caption={stackWords.toolsCaption}
        stacks
        columns={Object.values(toolColumns).map((header) => ({ header }))}
        rows={input.tools.map(({ connects }, at) => {
          const { label, why } = toolAdvice(result, at);
          const connection = connects === 'unknown' ? notKnown : connections[connects];
          return { id: `${at}`, cells: [toolLabel(input, at), connection, label, why] };
        })}
      />
      {result.links.length > 0 && (
        <Table
          id="stack-pairs"
          caption={stackWords.pairsCaption}
          stacks
          columns={[
            { header: pairColumns.pair },
            { header: pairColumns.hours, number: true },
            { header: pairColumns.cost, number: true },
            { header: pairColumns.state },
          ]}
          rows={result.links.map((link, at) => ({
            id: `${at}`,
            cells: [
              pairLabel(input, link),
              link.hoursPerWeek === null ? notKnown : plainNumber(link.hoursPerWeek),
              link.costCents === null ? notKnown : dollars(link.costCents),
              stackWords.kinds[link.kind],
            ],
          }))}
        />
      )}
    </div>
  );
}
