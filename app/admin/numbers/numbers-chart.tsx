import type { SVGProps } from 'react';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { shortDay } from '../shell/admin-page.tsx';
import type { Figures } from './figures.ts';
import { numbersWords } from './numbers.content.ts';

const WIDTH = 720;
const HEIGHT = 200;
const BASE = 172;
const TOP = 12;
const LEFT = 40;

/** Visitors by day as bars, messages and calls as dots, on one scale. The table beside it says the same. */
export function NumbersChart({ days }: { days: readonly Figures[] }) {
  const highest = days.map(({ visitors, messages, calls }) => Math.max(visitors, messages + calls));
  const most = Math.max(4, ...highest);
  const step = (WIDTH - LEFT) / days.length;
  const width = Math.max(1, step * 0.7);
  const y = (value: number) => BASE - ((BASE - TOP) * value) / most;
  const dayAt = (at: number) => shortDay((days.at(at)?.name ?? '') as CalendarDate);
  const below = { y: BASE + 9, dominantBaseline: 'hanging' } as const;
  return (
    <figure className="admin-numbers-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={numbersWords.chart}>
        {[0, Math.round(most / 2), most].map((value) => (
          <g key={value}>
            <line className="admin-numbers-grid" x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <Label x={LEFT - 6} y={y(value)} textAnchor="end" dominantBaseline="central">
              {value}
            </Label>
          </g>
        ))}
        {days.map(({ name, visitors, messages, calls }, at) => (
          <g key={name}>
            <rect
              className="admin-numbers-bar"
              x={LEFT + at * step + (step - width) / 2}
              y={y(visitors)}
              width={width}
              height={BASE - y(visitors)}
            />
            {messages + calls > 0 && (
              <circle
                className="admin-numbers-dot"
                cx={LEFT + (at + 0.5) * step}
                cy={y(messages + calls)}
                r={Math.min(4, Math.max(2.5, step / 3))}
              />
            )}
          </g>
        ))}
        <Label x={LEFT} {...below}>
          {dayAt(0)}
        </Label>
        <Label x={WIDTH} textAnchor="end" {...below}>
          {dayAt(-1)}
        </Label>
      </svg>
      <figcaption className="admin-numbers-legend">
        <span className="admin-numbers-key-bar">Visitors</span>
        <span className="admin-numbers-key-dot">Messages and calls</span>
      </figcaption>
    </figure>
  );
}

function Label(props: SVGProps<SVGTextElement>) {
  return <text className="admin-numbers-label" {...props} />;
}
