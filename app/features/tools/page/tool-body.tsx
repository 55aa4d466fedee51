import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { cardOf } from '../model/tool-card.ts';
import type { ToolDefinition, ToolPost } from '../model/tool-definition.ts';
import type { ToolSource } from '../model/tool-sources.ts';
import type { ToolSummary } from '../model/tool-summary.ts';
import { TakeItWithYou } from '../result/take-it-with-you.tsx';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { AnswerRecord } from './answer-record.tsx';
import { PrintedFrom } from './printed-from.tsx';
import { ToolSources } from './tool-sources-table.tsx';
import type { Tool } from './use-tool.ts';

/**
 * A tool below its header: the result with what can be done with it, the form, the record of the
 * answers, and how it calculates.
 */
export function ToolBody<Input>({
  definition,
  tool,
  posted,
  summary,
  isFromForm = true,
  words,
  sources,
  sourcesNote,
  form,
  children,
}: {
  definition: ToolDefinition<Input>;
  tool: Tool<Input>;
  posted: ToolPost | undefined;
  /** Undefined while there is no result. */
  summary: ToolSummary | undefined;
  /** False for the check of a file, which a form can't post again. */
  isFromForm?: boolean;
  words: { readonly formTitle?: string; readonly method: readonly string[] };
  sources: readonly ToolSource[];
  sourcesNote: keyof typeof toolPageWords.startingFiguresNotes;
  /** The form, where it is below the result. */
  form?: ReactNode;
  /** The result; a calculator has its form beside it. */
  children: ReactNode;
}) {
  const { input, answers } = tool;
  const { formTitle, method } = words;
  return (
    <>
      {children}
      {summary && input !== undefined && (
        <TakeItWithYou
          card={cardOf(definition.slug)}
          input={input}
          fields={isFromForm ? definition.write(input) : null}
          summary={summary}
          mail={posted?.mail ?? null}
          isHydrated={tool.isHydrated}
          onClear={tool.clear}
        />
      )}
      {form && (
        <section className="wrap tool-answers no-print" aria-labelledby="answers-title">
          <h2 id="answers-title">{formTitle}</h2>
          {form}
        </section>
      )}
      {answers.length > 0 && <AnswerRecord answers={answers} />}
      <PrintedFrom path={`/resources/tools/${definition.slug}`} posted={posted?.today} />
      <section className="section bg-surface no-print" aria-labelledby="method-title">
        <div className="wrap section-side">
          <div className="section-head">
            <h2 id="method-title">{toolWords.method}</h2>
          </div>
          <div className="section-body">
            <ul className="tool-method measure">
              {method.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {sources.length > 0 && (
              <div className="mt-8">
                <Disclosure id="sources" summary={toolPageWords.startingFigures}>
                  <p className="mb-4">{toolPageWords.startingFiguresNotes[sourcesNote]}</p>
                  <ToolSources sources={sources} />
                </Disclosure>
              </div>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
