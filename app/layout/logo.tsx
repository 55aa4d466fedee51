import { brand } from '#app/facts/brand.ts';
import { logoFile, logoSize, type UploadedLogo } from '#app/facts/uploaded-picture.ts';

/** In pixels; the style sheet makes it smaller on a phone. */
const BOX = { width: 224, height: 40 };

/** The owner's logo, or a line that makes a loop and continues under the name. */
export function Logo({ name }: { name: string }) {
  const { logo, logoDark } = brand;
  if (logo) return <LogoImage logo={logo} dark={logoDark} name={name} />;
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="0 0 44 36" aria-hidden="true">
        <circle cx="25" cy="15.5" r="4.6" />
        <path d="M0 30.5H15c11 0 22-3.5 22-14 0-8-5-13-12-13S13 8.5 13 16.5c0 10.5 11 14 22 14h400" />
      </svg>
      <span className="logo-name">{name}</span>
    </span>
  );
}

/** The owner's logo on the dark band at the foot; nothing without one. */
export function FooterLogo({ name }: { name: string }) {
  const { logo, logoDark } = brand;
  const shown = logoDark ?? logo;
  if (!shown) return null;
  return (
    <p className="footer-logo">
      <img
        className={logoDark ? 'logo-image' : 'logo-image logo-ground'}
        src={logoFile(shown)}
        alt={name}
        {...logoSize(shown, BOX)}
        loading="lazy"
      />
    </p>
  );
}

/** On a dark page a logo without a dark one has the light paper behind it. */
function LogoImage(props: { logo: UploadedLogo; dark: UploadedLogo | undefined; name: string }) {
  const { logo, dark, name } = props;
  const image = (
    <img
      className={dark ? 'logo-image' : 'logo-image logo-ground'}
      src={logoFile(logo)}
      alt={name}
      {...logoSize(logo, BOX)}
    />
  );
  if (!dark) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={logoFile(dark)} />
      {image}
    </picture>
  );
}
