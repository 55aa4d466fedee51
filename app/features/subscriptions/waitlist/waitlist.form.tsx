import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SignupForm } from '../signup.form.tsx';
import { itemInWords, waitlist, waitlistConsent } from './waitlist.content.ts';

const calls = { signup: '/api/waitlist', confirm: '/api/waitlist/confirm' };

/**
 * The waitlist form of one item: 'Join Waitlist' on courses and templates, 'Join Download Waitlist'
 * on downloads. `item` is the id of an item in the content: `course:<slug>`, `template:<slug>` or
 * `download:<slug>`. `title` is its name for visitors.
 */
export function WaitlistForm({
  item,
  title,
  label = waitlist.form.submit,
  variant,
  result,
}: {
  item: string;
  title: string;
  label?: string;
  variant?: 'primary' | 'secondary';
  result?: PostResult | undefined;
}) {
  const { success, confirmed } = waitlist.toasts;
  const named = (words: { title: string; description: string }) => ({
    ...words,
    description: interpolate(words.description, { item: itemInWords(item, title) }),
  });
  const toasts = { ...waitlist.toasts, success: named(success), confirmed: named(confirmed) };
  return (
    <SignupForm
      id={`waitlist-${item.replace(':', '-')}`}
      action={`/waitlist?${new URLSearchParams({ item })}`}
      calls={calls}
      fields={{ source: 'waitlist', item }}
      words={{ ...waitlist, toasts }}
      consent={waitlistConsent(item, title)}
      submitLabel={label}
      variant={variant}
      result={result}
    />
  );
}
