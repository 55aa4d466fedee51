import { useFacts } from '#app/facts/use-facts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LibraryFiles } from './library-files.tsx';
import { resourceWordsOf } from './resources.content.ts';

/** Some points of the checklist, on a sheet as it is printed; beside it when to use them, and the file. */
export function ChecklistSheet() {
  const { sheet: words } = resourceWordsOf(useFacts());
  return (
    <div className="resource-sheet-page">
      <section className="resource-sheet" aria-labelledby="sheet-title">
        <h3 id="sheet-title">{words.title}</h3>
        <p className="resource-sheet-note">{words.text}</p>
        <ul>
          {words.points.map((point, at) => (
            <li key={point.text}>
              <label className="resource-sheet-point">
                <input type="checkbox" data-kept={`vendor-sheet-${at + 1}`} />
                <span>
                  {point.text}
                  {'isDealBreaker' in point && <strong>{words.dealBreaker}</strong>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
        </p>
      </section>
      <section aria-labelledby="sheet-steps">
        <h3 id="sheet-steps">{words.stepsTitle}</h3>
        <ol className="resource-sheet-steps">
          {words.steps.map((step) => (
            <li key={step.title}>
              <h4>{step.title}</h4>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <h3>{words.filesTitle}</h3>
        <LibraryFiles type="checklist" />
      </section>
    </div>
  );
}
