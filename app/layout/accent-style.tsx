import { useFacts } from '#app/facts/use-facts.ts';

/** The owner's accent colour in place of the built-in one; nothing without it. */
export function AccentStyle() {
  const { brand } = useFacts();
  const { palette } = brand;
  if (!palette) return null;
  const { light, dark, onLight, onDark } = palette;
  return (
    <style>
      {`:root{--color-signal:light-dark(${light},${dark});--color-on-signal:light-dark(${onLight},${onDark})}`}
    </style>
  );
}
