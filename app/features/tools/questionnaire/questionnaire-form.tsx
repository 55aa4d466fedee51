import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { ToolForm } from '../page/tool-form.tsx';
import { type Tool, valuesOf } from '../page/use-tool.ts';
import { BarLine } from '../result/result-head.tsx';
import { type Choice, fieldOf, type Question, questionsOf, type Section } from './questionnaire.ts';

/** A group of questions that is asked at a time. */
type Step = {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  /** Its fields, with what an error of each is about: "15." or "Checked by". */
  readonly labels: Readonly<Record<string, string>>;
  readonly body: ReactNode;
};

/** A column of answers: one for most tools, one for each vendor. */
type Column = {
  /** Before the id of the question in the name of a field. */
  readonly prefix: string;
  readonly name?: string;
  readonly className?: string;
};

type FormProps<Input> = {
  tool: Tool<Input>;
  sections: readonly Section[];
  choices: readonly Choice<unknown>[];
  columns?: readonly Column[];
  /** What is asked before and after the sections. */
  before?: Step;
  after?: Step;
  submit: string;
  /** The fields of the questions that apply, given what is filled in; all of them if absent. */
  asked?: (values: Record<string, string>) => readonly string[];
  /** Beside the label of a question, or as the class name of its box. */
  badgeOf?: (question: Question) => ReactNode;
  classOf?: (question: Question) => string;
};

/**
 * The form of a questionnaire. With scripts it asks one section at a time, and shows all of them
 * once there is a result; without scripts it is one native form. Which of both is decided by the
 * style sheet (`scripting`), so that nothing moves when the script takes over.
 */
export function QuestionnaireForm<Input>(props: FormProps<Input>) {
  return <Steps key={props.tool.version} {...props} />;
}

function Steps<Input>(props: FormProps<Input>) {
  const { tool, sections, columns = [{ prefix: '' }], before, after, submit } = props;
  const numberOf = (question: Question) => questionsOf(sections).indexOf(question) + 1;
  const questions = sections.map((section): Step => {
    const labels = section.questions.flatMap((question) =>
      columns.map(({ prefix }) => [prefix + question.id, `Question ${numberOf(question)}`]),
    );
    return {
      ...section,
      labels: Object.fromEntries(labels),
      body: section.questions.map((question) => (
        <QuestionBox
          key={question.id}
          {...props}
          question={question}
          number={numberOf(question)}
          columns={columns}
        />
      )),
    };
  });
  const steps = [before ?? [], questions, after ?? []].flat();
  // The answer to a post without scripts names the errors of all sections.
  const [isWhole] = useState(Object.keys(tool.errors).length > 0);
  const [at, setAt] = useState(() => firstOpenStep(steps, tool.values));
  const [values, setValues] = useState(tool.values);
  const { formRef } = tool;
  // What was chosen before the script took over.
  useEffect(() => {
    if (formRef.current) setValues(valuesOf(formRef.current));
  }, [formRef]);
  const isStepped = !isWhole && tool.input === undefined;
  const asked = props.asked?.(values) ?? questions.flatMap(({ labels }) => Object.keys(labels));
  const answered = asked.filter((field) => values[field]);
  const later = steps.findIndex((step, index) => index > at && isAsked(step));
  const earlier = steps.findLastIndex((step, index) => index < at && isAsked(step));
  const current = steps[at];
  const isLast = later === -1;

  function isAsked(step: Step): boolean {
    return !questions.includes(step) || asked.some((field) => field in step.labels);
  }

  function goTo(step: number) {
    tool.showErrors({});
    flushSync(() => setAt(step));
    const heading = document.getElementById(`group-${steps[step]?.id}`);
    heading?.focus({ preventScroll: true });
    heading?.closest('.tool-group')?.scrollIntoView({ block: 'start' });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const errors = tool.errorsOf(event.currentTarget);
    const own = Object.entries(errors).filter(([field]) => current && field in current.labels);
    if (!isStepped || (isLast && own.length === Object.keys(errors).length)) {
      return tool.onSubmit(event);
    }
    event.preventDefault();
    if (own.length > 0) return tool.showErrors(Object.fromEntries(own));
    if (!isLast) return goTo(later);
    goTo(steps.findIndex(({ labels }) => Object.keys(labels).some((field) => field in errors)));
  }

  return (
    <ToolForm
      tool={tool}
      className={isStepped ? 'is-stepped' : ''}
      onInput={(event) => {
        setValues(valuesOf(event.currentTarget));
        tool.onInput(event);
      }}
      onSubmit={onSubmit}
      nameOf={(field) => steps.find(({ labels }) => field in labels)?.labels[field]}
    >
      {steps.map((step, index) => (
        <section
          key={step.id}
          className={`tool-group ${isStepped && index !== at ? 'is-other-step' : ''} ${
            isAsked(step) ? '' : 'is-not-asked'
          }`}
          aria-labelledby={`group-${step.id}`}
        >
          <div className="tool-group-head">
            <h3 id={`group-${step.id}`} tabIndex={-1}>
              {step.title}
            </h3>
            {step.help && <p className="help">{step.help}</p>}
          </div>
          <div className="tool-questions">{step.body}</div>
        </section>
      ))}
      <div className="tool-steps no-print">
        <div className="tool-progress">
          <BarLine percent={(100 * answered.length) / asked.length} tone="weak" />
          <span>
            {answered.length} of {asked.length} answered
          </span>
        </div>
        <div className="tool-steps-buttons">
          {isStepped && earlier !== -1 && (
            <Button variant="secondary" onClick={() => goTo(earlier)}>
              Back
            </Button>
          )}
          {isStepped && !isLast && (
            <Button className="needs-script" onClick={() => formRef.current?.requestSubmit()}>
              Next
            </Button>
          )}
          <Button type="submit" className={isStepped && !isLast ? 'if-not-scripted' : undefined}>
            {submit}
          </Button>
        </div>
      </div>
    </ToolForm>
  );
}

/** Where somebody left off. */
function firstOpenStep(steps: readonly Step[], values: Record<string, string>): number {
  const isOpen = ({ labels }: Step) => Object.keys(labels).some((field) => !values[field]);
  return Math.max(0, steps.findIndex(isOpen));
}

function QuestionBox<Input>({
  tool,
  question,
  number,
  columns,
  choices,
  badgeOf,
  classOf,
}: FormProps<Input> & { question: Question; number: number; columns: readonly Column[] }) {
  const { id, label, help } = question;
  return (
    <div className={`tool-question ${classOf?.(question) ?? ''}`}>
      <div className="tool-question-words">
        <p className="label" id={`label-${id}`}>
          <span className="tool-question-number">{number}</span> {label} {badgeOf?.(question)}
        </p>
        {help && (
          <p className="help" id={`q-${id}-help`}>
            {help}
          </p>
        )}
      </div>
      <div className="tool-question-columns">
        {columns.map(({ prefix, name, className }) => {
          const field = prefix + id;
          const error = tool.errors[field];
          return (
            <div
              key={field}
              role="radiogroup"
              id={`q-${field}`}
              className={`field ${className ?? ''}`}
              aria-labelledby={name ? `label-${id} column-${field}` : `label-${id}`}
              aria-describedby={
                [help && `q-${id}-help`, error && `q-${field}-error`].filter(Boolean).join(' ') ||
                undefined
              }
            >
              {name && (
                <p className="tool-column-name" id={`column-${field}`}>
                  {name}
                </p>
              )}
              <div className="tool-choices">
                {choices.map((choice, index) => (
                  <label key={fieldOf(choice.value)} className="choice choice-boxed">
                    <input
                      type="radio"
                      id={`q-${field}-${index}`}
                      name={field}
                      value={fieldOf(choice.value)}
                      defaultChecked={tool.values[field] === fieldOf(choice.value)}
                    />
                    <span>{choice.label ?? question.answers?.[index]}</span>
                  </label>
                ))}
              </div>
              <FieldError id={`q-${field}`} error={error} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
