import { Drawing, isDrawingName } from '#app/drawings/drawing.tsx';

/** The drawing of a template, or a generic workflow if it has no drawing of its own. */
export function TemplatePicture({ name }: { name: string | undefined }) {
  return <Drawing name={isDrawingName(name) ? name : 'library-template'} />;
}
