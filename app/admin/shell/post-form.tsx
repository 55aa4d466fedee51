import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card } from './admin-page.tsx';

type PostButtonProps = {
  /** What the post does: the name of one of the acts of `adminAction`, if there are several. */
  intent?: string;
  variant?: ButtonVariant;
  /** What it is done to, for buttons with the same words in every row. */
  about?: string;
  children: ReactNode;
};

/** A button that posts its form. */
export function PostButton({ intent, variant = 'secondary', about, children }: PostButtonProps) {
  return (
    <Button type="submit" name={intent && 'intent'} value={intent} variant={variant} small>
      {children}
      {about && <span className="sr-only"> {about}</span>}
    </Button>
  );
}

/** A form of nothing but a button and what it posts along. */
export function ButtonForm({
  action,
  fields = {},
  ...button
}: PostButtonProps & { action?: string; fields?: Fields }) {
  return (
    <Form method="post" action={action}>
      <HiddenFields fields={fields} />
      <PostButton {...button} />
    </Form>
  );
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values]
      .flat()
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}

/**
 * A question before something is done. The form repeats what was posted, so that nothing is done
 * without an answer; `confirmed` in it is the number that was shown.
 */
export function Question({
  title,
  fields,
  intent,
  submit,
  keep,
  children,
}: {
  title: string;
  fields: Fields;
  intent: string;
  submit: string;
  /** Where to go without doing it. */
  keep: { href: SitePath; label: string };
  children: ReactNode;
}) {
  return (
    <Focused>
      <Alert tone="warn" title={title}>
        {children}
        <Form method="post" className="admin-row mt-4">
          <HiddenFields fields={fields} />
          <PostButton intent={intent} variant="primary">
            {submit}
          </PostButton>
          <PageLink className="button button-quiet button-small" to={keep.href}>
            {keep.label}
          </PageLink>
        </Form>
      </Alert>
    </Focused>
  );
}

/** Brings an answer into view that stands above the form that was sent. */
export function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A section with one form. Give it a key that changes with what is stored. */
export function FormCard({
  title,
  id,
  action,
  fields = {},
  submit,
  more,
  children,
  ...button
}: Omit<PostButtonProps, 'children' | 'about'> & {
  title?: ReactNode;
  id?: string;
  action?: string;
  fields?: Fields;
  /** The words of its button. */
  submit: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card title={title} id={id}>
      <Form method="post" action={action} className="admin-stack" noValidate>
        <HiddenFields fields={fields} />
        {children}
        <div className="admin-row">
          <PostButton {...button}>{submit}</PostButton>
          {more}
        </div>
      </Form>
    </Card>
  );
}

/** The options of a select, from their words by value. */
export function Options({ words }: { words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
