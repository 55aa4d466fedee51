import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing, type DrawingName } from '#app/drawings/drawing.tsx';

/** The light colours of app/app.css, which an image doesn't get from the page. */
const COLOURS: readonly (readonly [string, string])[] = [
  ['var(--color-signal)', '#c92f0a'],
  ['var(--color-lake-soft)', '#bcd8d8'],
  ['currentColor', '#0f2b30'],
];

/**
 * Drawings as image URLs, for the admin area. If it used the components of the public pages, the
 * bundler would move those into a separate chunk, and the public pages would have to load it.
 */
export function drawingImages<Name extends DrawingName>(
  names: readonly Name[],
): { name: Name; src: string }[] {
  return names.map((name) => {
    const markup = renderToStaticMarkup(<Drawing name={name} />);
    const svg = COLOURS.reduce(
      (text, [variable, colour]) => text.replaceAll(variable, colour),
      markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    );
    return { name, src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  });
}
