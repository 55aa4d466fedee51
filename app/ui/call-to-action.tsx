import type { TextLink } from '#app/content-types.ts';
import { ButtonLink } from './button.tsx';
import { unbroken } from './unbroken.tsx';

interface CallToActionProps {
  /** The fragment; also names its heading (`{id}-title`). */
  id: string;
  title: string;
  text: string;
  action: TextLink;
}

/** The end of a page: a heading, a sentence and one button. */
export function CallToAction({ id, title, text, action }: CallToActionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section closing">
      <div className="wrap closing-grid">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="text-lg">{unbroken(text)}</p>
        <p className="closing-action">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
