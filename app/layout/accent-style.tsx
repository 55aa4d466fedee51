import { useContext } from 'react';
import { accentStyle } from '#app/facts/brand.ts';
import { NonceContext } from './nonce.ts';

/** The owner's accent colour in place of the built-in one; nothing without it. */
export function AccentStyle() {
  const nonce = useContext(NonceContext);
  const style = accentStyle();
  if (style === undefined) return null;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {style}
    </style>
  );
}
