import { data, Form, redirect } from 'react-router';
import { type TextPage, tokensOf } from '#app/facts/page-texts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { contentNotices, editorWords } from '../content/editor.content.ts';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/page-texts.route.ts';
import { type TextField, textFields } from './text-fields.server.ts';
import { pagesOfTexts } from './text-pages.server.ts';
import { textsWords } from './texts.content.ts';
import { readTexts, readTypedTexts } from './texts.server.ts';

const words = textsWords.editor;

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? textsWords.title;
  return [{ title: `${title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = findPage(params.page);
  const { facts, state } = await readTexts(getAppContext(context));
  const { title, path } = pagesOfTexts[page];
  return {
    title: `${textsWords.title}: ${title}`,
    path,
    sections: sectionsOf(textFields(page, facts)),
    tokens: Object.entries(tokensOf(facts)).map(([name, value]) => [`{${name}}`, value] as const),
    seen: state.seen,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const page = findPage(params.page);
  const { values } = await readFormPost(request);
  const { facts } = await readTexts(app);
  const parsed = readTypedTexts(app, facts, page, values);
  const seen = values.seen ?? '';
  if ('errors' in parsed) {
    return data({ values, seen, errors: parsed.errors, problem: editorWords.problem }, 422);
  }
  const result = await app.ownerFacts.saveDraft('texts', parsed.texts, seen);
  if (result.kind === 'done') return redirect(`/admin/texts/${page}?done=${result.notice}`, 303);
  const now = await app.ownerFacts.read('texts');
  return data({ values, seen: now.seen, errors: {}, problem: editorWords.conflictKept }, 409);
}

/** The fields by their section as the page has them; what only search engines show comes last. */
function sectionsOf(fields: readonly TextField[]) {
  const sections = Object.entries(Object.groupBy(fields, ({ section }) => section)).map(
    ([section, own = []]) => ({ section, fields: own }),
  );
  const isHead = ({ fields: [first] }: (typeof sections)[number]) =>
    first?.path.startsWith('head.');
  return [...sections.filter((one) => !isHead(one)), ...sections.filter(isHead)];
}

function findPage(id: string): TextPage {
  if (!Object.hasOwn(pagesOfTexts, id)) throw data(null, 404);
  return id as TextPage;
}

export default function PageTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, sections, tokens } = loaderData;
  const values: Readonly<Record<string, string | undefined>> = actionData?.values ?? {};
  const errors: Readonly<Record<string, string | undefined>> = actionData?.errors ?? {};
  return (
    <AdminPage
      title={title}
      lead={words.lead}
      actions={
        <>
          <PageLink to="/admin/texts">{words.back}</PageLink>
          {path && <TextLink href={asSitePath(path)}>{words.page}</TextLink>}
        </>
      }
    >
      <Notice words={contentNotices} problem={actionData?.problem} />
      <details>
        <summary>{words.tokens}</summary>
        <Facts facts={tokens} />
      </details>
      <Form method="post" className="admin-stack" noValidate key={loaderData.seen}>
        <input type="hidden" name="seen" value={actionData?.seen ?? loaderData.seen} />
        {sections.map(({ section, fields }) => (
          <Card title={section} key={section}>
            {fields.map((field) => (
              <TextInput
                key={field.path}
                field={field}
                typed={values[field.path]}
                isReset={values[`original:${field.path}`] !== undefined}
                error={errors[field.path]}
              />
            ))}
          </Card>
        ))}
        <div>
          <Button type="submit">{words.save}</Button>
        </div>
      </Form>
    </AdminPage>
  );
}

function TextInput({
  field,
  typed,
  isReset,
  error,
}: {
  field: TextField;
  typed: string | undefined;
  isReset: boolean;
  error: string | undefined;
}) {
  const { path, label, original, text, isOwn, formerOriginal, kind, most } = field;
  const names = field.placeholders.map((name) => `{${name}}`).join(', ');
  const help = [
    kind !== 'link' && interpolate(words.length, { most }),
    original === '' && words.optional,
    field.isFixed && words.fixed,
    field.isComputed && words.computed,
    names && interpolate(words.placeholders, { names }),
    formerOriginal && interpolate(words.former, { former: formerOriginal }),
  ].filter(Boolean);
  const id = `text-${path}`;
  const shared = {
    id,
    name: path,
    label,
    help: help.join(' '),
    defaultValue: typed ?? text,
    ...(error === undefined ? {} : { error }),
  };
  return (
    <>
      {kind === 'lines' ? (
        <Field {...shared} kind="textarea" rows={Math.ceil(most / 90)} />
      ) : (
        <Field {...shared} autoComplete="off" />
      )}
      {isOwn && (
        <Checkbox
          id={`${id}-original`}
          name={`original:${path}`}
          label={original === '' ? words.emptyOriginal : interpolateOriginal(original)}
          defaultChecked={isReset}
        />
      )}
    </>
  );
}

/** The original may have tokens of its own. */
function interpolateOriginal(original: string): string {
  return words.original.replace('{original}', () => original);
}
