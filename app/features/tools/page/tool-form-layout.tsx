import { type ReactNode, useEffect, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { toolPageWords } from '../tools.content.ts';
import { ExampleBusinesses } from './example-businesses.tsx';
import type { Tool } from './use-tool.ts';

/** The form of a tool: posts to its own page without scripts, computes in the browser with them. */
export function ToolForm<Input>({
  tool,
  total,
  children,
}: {
  tool: Tool<Input>;
  /** The number of questions, for the progress bar. */
  total?: number;
  children: ReactNode;
}) {
  return (
    <>
      <ExampleBusinesses tool={tool} />
      <p className="tool-note" role="status">
        {tool.note}
      </p>
      <form
        key={tool.version}
        ref={tool.formRef}
        id="answers"
        className="tool-form for-pencil"
        method="post"
        action="#result"
        noValidate={tool.isHydrated}
        {...tool.formProps}
      >
        {children}
        {total !== undefined && tool.isHydrated && (
          <Progress key={tool.version} tool={tool} total={total} />
        )}
      </form>
    </>
  );
}

/** The progress bar: a line that grows with each answer. */
function Progress<Input>({ tool, total }: { tool: Tool<Input>; total: number }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = tool.formRef.current;
    if (!form) return;
    const recount = () =>
      setCount(form.querySelectorAll('.is-scored input[type=radio]:checked').length);
    recount();
    form.addEventListener('input', recount);
    return () => form.removeEventListener('input', recount);
  }, [tool.formRef]);
  return (
    <div className="tool-progress no-print">
      <svg viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
        <path className="bar-track" d="M0 4H200" />
        {count > 0 && <path className="thread" d={`M0 4H${((200 * count) / total).toFixed(1)}`} />}
      </svg>
      <span>{interpolate(toolPageWords.answered, { count, total })}</span>
    </div>
  );
}
