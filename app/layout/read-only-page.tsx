import { useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { readOnlyWords as words } from './read-only.content.ts';

/** For a request that would change something at an address that only shows something (405). */
export function ReadOnlyPage() {
  const { pathname } = useLocation();
  return (
    <ErrorFrame title={words.title} text={words.text} drawing={<BluntEnd />}>
      <ButtonLink href={asSitePath(pathname)}>{words.open}</ButtonLink>
      <ButtonLink variant="secondary" href={words.home.href}>
        {words.home.label}
      </ButtonLink>
      <ButtonLink variant="secondary" href={words.contact.href}>
        {words.contact.label}
      </ButtonLink>
    </ErrorFrame>
  );
}

/** A line that ends at a closed parcel. */
function BluntEnd() {
  return (
    <>
      <path className="thread" d="M-400 150H330c60 0 60-50 110-50h60" />
      <path className="error-ink" d="M520 68h96v64h-96zM520 90h96M560 68v22M576 68v22" />
      <circle cx="500" cy="100" r="15" fill="var(--color-signal)" />
    </>
  );
}
