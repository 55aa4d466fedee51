import type { Facts } from '#app/facts/facts.ts';
import { logoFile } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';

/** As many letters as fit on one line beside the buttons, 320 pixels wide. */
const SHORT_NAME_LETTERS = 12;

/** The owner's logo, or a line that makes a loop and continues under the name. */
export function Logo({ name }: { name: string }) {
  const { brand } = useFacts();
  const { logo, logoDark } = brand;
  if (logo) {
    return (
      <picture>
        {logoDark && <source media="(prefers-color-scheme: dark)" srcSet={logoFile(logoDark)} />}
        <img alt={name} {...imageOf(logo, logoDark)} />
      </picture>
    );
  }
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="0 0 44 36" aria-hidden="true">
        <circle cx="25" cy="15.5" r="4.6" />
        <path d="M0 30.5H15c11 0 22-3.5 22-14 0-8-5-13-12-13S13 8.5 13 16.5c0 10.5 11 14 22 14h400" />
      </svg>
      <span className="logo-name" data-long={name.length > SHORT_NAME_LETTERS || undefined}>
        {name}
      </span>
    </span>
  );
}

/** The owner's logo on the dark band at the foot; nothing without one. */
export function FooterLogo({ name }: { name: string }) {
  const { brand } = useFacts();
  const { logo, logoDark } = brand;
  const shown = logoDark ?? logo;
  return shown && <img alt={name} {...imageOf(shown, logoDark)} />;
}

/** Without a logo for dark pages, the usual one is shown on light paper there. */
function imageOf(logo: NonNullable<Facts['brand']['logo']>, dark: unknown) {
  const { width, height } = logo;
  const className = dark ? 'logo-image' : 'logo-image logo-ground';
  return { className, src: logoFile(logo), width, height };
}
