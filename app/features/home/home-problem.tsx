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
            <svg className="home-problem-stroke" viewBox="0 0 400 150" aria-hidden="true">
              {strokes[at]}
            </svg>
            <svg className="home-problem-short" viewBox="28 0 344 150" aria-hidden="true">
              {shortStrokes[at]}
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

const loop = 'c44 0 76-14 76-52 0-22-16-38-38-38s-38 16-38 38c0 38 32 52 76 52';
const loops = `${loop}h20${loop}h20${loop}`;
const tangle =
  'c14 0 40-29 58-44s50-34 52-44s-27-20-38-16s-34 19-28 38s40 70 62 78s62-15 68-30s-18-58-32-62s-51 18-50 36s32 64 54 72s62-9 76-26s14-58 6-74s-45-30-56-24s-21 42-10 62s59 57 78 58s37-38 38-52s-23-36-34-34s-36 32-32 44s36 27 54 30s44-12 56-12';

/** Each piece starts and ends at the same height, so that the three form one line. */
const strokes: readonly ReactNode[] = [
  <g key="typed three times">
    <path className="thread" d={`M-900 110H54${loops}H430`} />
    <path className="home-problem-ink" d="M82 44h20v28h-20zM87 53h10M87 61h10" />
    <path className="home-problem-ink" d="M178 44h20v28h-20zM183 53h10M183 61h10" />
    <path className="home-problem-ink" d="M274 44h20v28h-20zM279 53h10M279 61h10" />
  </g>,
  <path key="lost among offers" className="thread" d={`M-30 110H40${tangle}H430`} />,
  <g key="stop by stop">
    <path className="thread" d="M-30 110H1300" />
    <circle cx="70" cy="110" r="16" fill="var(--color-signal)" />
    <path className="home-problem-stop" d="M190 100a10 10 0 1 0 .1 0zM310 100a10 10 0 1 0 .1 0z" />
  </g>,
];

/** The same beside the words on a phone: without what is too small there, all of one width. */
const shortStrokes: readonly ReactNode[] = [
  <path key="typed three times" className="thread" d={`M34 110H66${loops}H366`} />,
  <path key="lost among offers" className="thread" d={`M34 110H40${tangle}H366`} />,
  <g key="stop by stop">
    <path className="thread" d="M34 110H366" />
    <circle cx="84" cy="110" r="26" fill="var(--color-signal)" />
    <path className="home-problem-stop" d="M200 88a22 22 0 1 0 .1 0zM316 88a22 22 0 1 0 .1 0z" />
  </g>,
];
