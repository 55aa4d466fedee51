import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import type { Refusal } from './use-viewer.ts';

/** What a person sees on a page that isn't for their role, in the frame of the admin area. */
export function RefusalText({ refusal }: { refusal: Refusal }) {
  return (
    <>
      <h1>{refusal.title}</h1>
      <Alert tone="warn">
        <p>{refusal.text}</p>
      </Alert>
      <p>
        <TextLink href={refusal.link.href}>{refusal.link.label}</TextLink>
      </p>
    </>
  );
}
