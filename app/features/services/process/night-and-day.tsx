import type { ProcessOf } from '../service-pages.content.ts';

/** One line from night (dark background) to day (light background). */
export function NightAndDay({ title, night, day }: ProcessOf<'night-and-day'>) {
  return (
    <section id="process" aria-labelledby="process-title" className="service-nightday">
      <h2 id="process-title" className="wrap">
        {title}
      </h2>
      <div className="service-nightday-bands">
        <Band {...night} className="service-nightday-night on-ink" />
        <Band {...day} className="service-nightday-day bg-surface" />
      </div>
    </section>
  );
}

interface BandProps {
  label: string;
  moments: readonly { readonly when: string; readonly what: string }[];
  className: string;
}

function Band({ label, moments, className }: BandProps) {
  return (
    <div className={className}>
      <p className="eyebrow">{label}</p>
      <ol>
        {moments.map((moment) => (
          <li key={moment.when}>
            <p className="figure text-2xl">{moment.when}</p>
            <p className="service-nightday-what">{moment.what}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
