import { interpolate } from '#app/platform/format/interpolate.ts';
import { plainNumber } from '../model/tool-figures.ts';
import { copyingWords } from './stack-copying.content.ts';
import type { StackInput, StackLink, StackResult } from './stack-model.ts';
import { stackWords } from './tech-stack.content.ts';
import { toolLabel } from './tool-label.ts';

const WIDTH = 360;
const HEIGHT = 56;
const BOX = { width: 118, height: 44 };
const LABEL_CHARS = 14;
const legendOrder = ['ready', 'open', 'blocked', 'ends'] as const;

/**
 * A drawing for each pair of tools between which data is copied: two boxes, and a line with the
 * hours. The line is solid in the signal colour if both tools connect, dashed if that isn't known,
 * dotted if one doesn't, and pale if the copying ends with a tool.
 */
export function StackMap({ input, result }: { input: StackInput; result: StackResult }) {
  const { links } = result.map;
  if (links.length === 0) return null;
  const kinds = legendOrder.filter((kind) => links.some((link) => link.kind === kind));
  const byHours = [...links].sort((a, b) => (b.hoursPerWeek ?? 0) - (a.hoursPerWeek ?? 0));
  return (
    <figure className="stack-map">
      <figcaption className="result-caption">{stackWords.mapTitle}</figcaption>
      <div className="stack-links">
        {byHours.map((link) => (
          <Pair key={`${link.from}-${link.to}`} input={input} link={link} />
        ))}
      </div>
      <ul className="stack-legend">
        {kinds.map((kind) => (
          <li key={kind} className={`is-${kind}`}>
            {copyingWords.legend[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A name on one or two lines, broken at a space; only what does not fit on two is cut. */
export function linesOf(name: string): string[] {
  if (name.length <= LABEL_CHARS) return [name];
  const space = name.lastIndexOf(' ', LABEL_CHARS);
  const at = space > 0 ? space : LABEL_CHARS;
  const rest = name.slice(at).trim();
  const second = rest.length > LABEL_CHARS ? `${rest.slice(0, LABEL_CHARS - 1)}…` : rest;
  return [name.slice(0, at).trim(), second];
}

function Pair({ input, link }: { input: StackInput; link: StackLink }) {
  const hours =
    link.hoursPerWeek === null
      ? stackWords.mapHoursUnknown
      : interpolate(stackWords.mapHours, { hours: plainNumber(link.hoursPerWeek) });
  const name = (tool: number) => toolLabel(input, tool);
  const middle = HEIGHT / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${name(link.from)} – ${name(link.to)}: ${hours}`}
    >
      <path
        className={`stack-link is-${link.kind}`}
        strokeWidth={Math.min(7, 2.5 + (link.hoursPerWeek ?? 0) / 4)}
        d={`M${BOX.width} ${middle}H${WIDTH - BOX.width}`}
      />
      <text className="stack-hours" x={WIDTH / 2} y={middle - 10} textAnchor="middle">
        {hours}
      </text>
      <Box input={input} tool={link.from} x={1} />
      <Box input={input} tool={link.to} x={WIDTH - BOX.width - 1} />
    </svg>
  );
}

function Box({ input, tool, x }: { input: StackInput; tool: number; x: number }) {
  const entry = input.tools[tool];
  const lines = linesOf(toolLabel(input, tool));
  const offsets = lines.length === 1 ? [0] : [-8, 8];
  return (
    <g className={`stack-node connects-${entry?.connects ?? 'unknown'}`}>
      <rect
        x={x}
        y={(HEIGHT - BOX.height) / 2}
        width={BOX.width}
        height={BOX.height}
        rx="5"
        strokeWidth={entry?.core ? 3 : 1.5}
      />
      {offsets.map((offset, at) => (
        <text
          key={offset}
          className="stack-node-name"
          x={x + BOX.width / 2}
          y={HEIGHT / 2 + 5 + offset}
          textAnchor="middle"
        >
          {lines[at]}
        </text>
      ))}
    </g>
  );
}
