import type { StackInput, StackResult } from './stack-model.ts';
import { stackAdviceWords, stackWords } from './tech-stack.content.ts';

const BOX = { width: 150, height: 46 };
const GAP = { x: 46, y: 34 };
const MARGIN = 8;
const LABEL_CHARS = 18;

/**
 * The stack as boxes, and a line between two that somebody copies between: full in the signal colour
 * where both sides connect, dashed where one can't. Boxes that can't be connected are dashed, too.
 */
export function StackMap({ input, result }: { input: StackInput; result: StackResult }) {
  return (
    <figure className="stack-map">
      <figcaption className="result-caption">{stackWords.mapTitle}</figcaption>
      <Sheet input={input} result={result} columns={2} className="sm:hidden" />
      <Sheet input={input} result={result} columns={3} className="hidden sm:block" />
      <ul className="stack-legend">
        <li className="is-ready">{stackWords.legendReady}</li>
        <li className="is-blocked">{stackWords.legendBlocked}</li>
      </ul>
    </figure>
  );
}

function Sheet({
  input,
  result,
  columns,
  className,
}: {
  input: StackInput;
  result: StackResult;
  columns: number;
  className: string;
}) {
  const order = linkedFirst(result);
  const place = new Map(
    order.map((tool, at) => [
      tool,
      {
        x: MARGIN + (at % columns) * (BOX.width + GAP.x),
        y: MARGIN + Math.floor(at / columns) * (BOX.height + GAP.y),
      },
    ]),
  );
  const used = Math.min(columns, order.length);
  const width = 2 * MARGIN + used * BOX.width + (used - 1) * GAP.x;
  const rows = Math.ceil(order.length / columns);
  const height = 2 * MARGIN + rows * BOX.height + (rows - 1) * GAP.y;
  const names = (tool: number) => input.tools[tool]?.name ?? '';
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${stackWords.mapTitle}: ${result.map.links
        .map((link) => `${names(link.from)} – ${names(link.to)}`)
        .join(', ')}`}
    >
      {result.map.links.map((link) => {
        const from = place.get(link.from);
        const to = place.get(link.to);
        if (!from || !to) return null;
        return (
          <path
            key={`${link.from}-${link.to}`}
            className={`stack-link is-${link.kind}`}
            strokeWidth={Math.min(9, 2.5 + link.hoursPerWeek / 2)}
            d={curve(from, to)}
          />
        );
      })}
      {result.map.nodes.map((node) => {
        const at = place.get(node.tool);
        if (!at) return null;
        const label =
          node.label.length > LABEL_CHARS ? `${node.label.slice(0, LABEL_CHARS - 1)}…` : node.label;
        return (
          <g key={node.tool} className={`stack-node connects-${node.connects}`}>
            <rect
              x={at.x}
              y={at.y}
              width={BOX.width}
              height={BOX.height}
              rx="5"
              strokeWidth={node.core ? 3 : 1.5}
            />
            <text className="stack-node-name" x={at.x + 11} y={at.y + 20}>
              {label}
            </text>
            <text className="stack-node-advice" x={at.x + 11} y={at.y + 36}>
              {stackAdviceWords[node.advice].label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type Point = { x: number; y: number };

/** From middle to middle, behind the boxes, with the sag of a cord. */
function curve(from: Point, to: Point): string {
  const start = { x: from.x + BOX.width / 2, y: from.y + BOX.height / 2 };
  const end = { x: to.x + BOX.width / 2, y: to.y + BOX.height / 2 };
  const sag = from.y === to.y ? BOX.height : 0;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + sag };
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

/** Pairs beside each other, so that lines stay short; then the rest in the order of the list. */
function linkedFirst(result: StackResult): number[] {
  const order = new Set<number>();
  for (const link of result.map.links) order.add(link.from).add(link.to);
  for (const node of result.map.nodes) order.add(node.tool);
  return [...order];
}
