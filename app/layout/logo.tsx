/** The logo: a line that makes a loop and continues under the name. */
export function Logo({ name }: { name: string }) {
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
