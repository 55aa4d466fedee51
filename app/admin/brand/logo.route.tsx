import { data, redirect } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { factNotices, factSetWords } from '../shell/fact-set.content.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/logo.route.ts';
import { brandWords as words } from './brand.content.ts';
import { BrandForm } from './brand.form.tsx';
import { checkAccent, readBrandForm } from './brand.server.ts';
import { ContrastCard } from './contrast-card.tsx';

const PAGE = '/admin/logo';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { ownerFacts } = getAppContext(context);
  const { published, draft, seen } = await ownerFacts.read('brand');
  const brand = draft ?? published ?? {};
  return { brand, check: checkAccent(brand), seen };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const upload = await readUpload(request);
  const { intent, seen = '' } = upload.values;
  if (intent !== 'save' && intent !== 'nearest') throw data(null, 400);
  const typed = await readBrandForm(app, upload);
  const again = (problem: { title: string; description: string }, at: string, status: number) =>
    data({ ...typed, check: checkAccent(typed.brand), problem, seen: at }, status);
  if (Object.keys(typed.errors).length > 0) return again(factSetWords.problem, seen, 422);
  const saved = await app.ownerFacts.saveDraft('brand', typed.brand, seen);
  if (saved.kind === 'done') return redirect(`${PAGE}?done=${saved.notice}`, 303);
  return again(factSetWords.conflictKept, (await app.ownerFacts.read('brand')).seen, 409);
}

export default function LogoPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? { ...loaderData, accent: loaderData.brand.accent ?? '', errors: {} };
  const { brand, accent, errors, check, seen } = shown;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={factNotices} problem={actionData?.problem} />
      <div className="admin-pair">
        <BrandForm key={loaderData.seen} {...{ brand, accent, errors, seen }} />
        <div className="admin-stack">
          {check && <ContrastCard accent={accent} {...check} />}
          <p className="help">{words.limits}</p>
        </div>
      </div>
    </AdminPage>
  );
}
