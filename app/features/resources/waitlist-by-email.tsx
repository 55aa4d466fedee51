import { company } from '#app/facts/company.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { hearFirst } from './resources.content.ts';

/** For something without a waitlist: a link that opens an email to us. */
export function WaitlistByEmail({ title, label }: { title: string; label: string }) {
  const subject = interpolate(hearFirst.subject, { title });
  return (
    <p>
      <ButtonLink href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}>
        {label}
      </ButtonLink>
    </p>
  );
}
