import { data, redirect } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { factNotices } from '../shell/fact-set.content.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/business.route.ts';
import { businessWords as words } from './business.content.ts';
import { BusinessForm } from './business.form.tsx';
import { saveBusiness } from './business.server.ts';
import { fieldsOf } from './business-fields.ts';
import { TheirValues } from './business-sections.tsx';

const PAGE = '/admin/business';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { ownerFacts, facts } = getAppContext(context);
  const { published, draft, seen } = await ownerFacts.read('company');
  return { values: fieldsOf(draft ?? published ?? facts().company), seen };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { values } = await readFormPost(request);
  if (values.intent !== 'save') throw data(null, 400);
  const outcome = await saveBusiness(getAppContext(context), values);
  switch (outcome.kind) {
    case 'done':
      return redirect(`${PAGE}?done=${outcome.notice}`, 303);
    case 'invalid':
      return data(
        { values, errors: outcome.errors, problem: words.problem, seen: values.seen },
        422,
      );
    case 'conflict': {
      const { theirs, seen } = outcome;
      return data({ values, errors: {}, problem: words.conflict, theirs, seen }, 409);
    }
    default:
      throw outcome satisfies never;
  }
}

export default function BusinessPage({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? loaderData.values;
  const theirs = actionData && 'theirs' in actionData ? actionData.theirs : undefined;
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<TextLink href="/">{words.site}</TextLink>}
    >
      <Notice words={factNotices} problem={actionData?.problem} />
      {theirs && <TheirValues theirs={theirs} mine={values} />}
      <div className="admin-pair">
        <BusinessForm
          // Resets the fields once a draft is saved or discarded, not while errors are corrected.
          key={loaderData.seen}
          values={values}
          errors={actionData?.errors ?? {}}
          seen={actionData?.seen ?? loaderData.seen}
        />
        <div className="admin-stack">
          <Card title={words.limits.title}>
            <ul className="admin-points">
              {words.limits.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}
