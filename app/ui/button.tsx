import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { LinkTarget } from '#app/content-types.ts';
import { useIsHidden } from '#app/facts/use-facts.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { isInternal } from './external-link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface LookProps {
  /** One primary per view. */
  variant?: ButtonVariant;
  /** 44 px instead of 48 px high: for rows of buttons and the admin area. */
  small?: boolean;
  children: ReactNode;
}

type ButtonProps = LookProps &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While true the button is disabled, is marked busy and shows an animated line. */
    busy?: boolean;
    /** Words shown while busy ("Sending..."); without them the words stay. */
    busyLabel?: string;
  };

/** A native button; `type` is "button" unless said otherwise. */
export function Button({
  variant = 'primary',
  small,
  busy = false,
  busyLabel,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, small, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type ButtonLinkProps = LookProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** A path of this site goes through the router; anything else is a plain link. */
    href: LinkTarget;
  };

/** A link that looks like a button: for navigation, never for an action. */
export function ButtonLink({
  variant = 'primary',
  small,
  className,
  href,
  ...rest
}: ButtonLinkProps) {
  const isHidden = useIsHidden();
  const look = buttonClass(variant, small, className);
  if (isHidden(href)) return null;
  return isInternal(href) ? (
    <PageLink to={href} {...rest} className={look} />
  ) : (
    <a href={href} {...rest} className={look} />
  );
}

/** The class names of a button, for elements that must be something else (a summary, a label). */
export function buttonClass(variant: ButtonVariant, small?: boolean, more?: string): string {
  return ['button', `button-${variant}`, small && 'button-small', more].filter(Boolean).join(' ');
}
