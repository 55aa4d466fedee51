import type { ReactNode } from 'react';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

/** Problem, challenge and solution as one line: loops, then a tangle, then a straight line. */
export function ProblemLine({ words }: { words: HomeContent['problem'] }) {
  return (
    <Section id="problem" title={words.title} tone="ink" className="home-problem">
      <ol className="home-problem-line">
        {words.cards.map((card, at) => (
          <li key={card.label}>
            <svg viewBox="0 0 400 150" aria-hidden="true">
              {strokes[at]}
            </svg>
            <p className="eyebrow">{card.label}</p>
            <h3 className="mt-1">{card.title}</h3>
            <p className="mt-2 text-muted">{card.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Each piece starts and ends at the same height, so that the three form one line. */
const strokes: readonly ReactNode[] = [
  <g key="typed three times">
    <path
      className="thread"
      d="M-900 110H54c44 0 76-14 76-52 0-22-16-38-38-38s-38 16-38 38c0 38 32 52 76 52h20c44 0 76-14 76-52 0-22-16-38-38-38s-38 16-38 38c0 38 32 52 76 52h20c44 0 76-14 76-52 0-22-16-38-38-38s-38 16-38 38c0 38 32 52 76 52H430"
    />
    <path className="home-problem-ink" d="M82 44h20v28h-20zM87 53h10M87 61h10" />
    <path className="home-problem-ink" d="M178 44h20v28h-20zM183 53h10M183 61h10" />
    <path className="home-problem-ink" d="M274 44h20v28h-20zM279 53h10M279 61h10" />
  </g>,
  <path
    key="lost among offers"
    className="thread"
    d="M-30 110H40c14 0 40-29 58-44s50-34 52-44s-27-20-38-16s-34 19-28 38s40 70 62 78s62-15 68-30s-18-58-32-62s-51 18-50 36s32 64 54 72s62-9 76-26s14-58 6-74s-45-30-56-24s-21 42-10 62s59 57 78 58s37-38 38-52s-23-36-34-34s-36 32-32 44s36 27 54 30s44-12 56-12H430"
  />,
  <g key="stop by stop">
    <path className="thread" d="M-30 110H1300" />
    <circle cx="70" cy="110" r="16" fill="var(--color-signal)" />
    <path className="home-problem-stop" d="M190 100a10 10 0 1 0 .1 0zM310 100a10 10 0 1 0 .1 0z" />
  </g>,
];
