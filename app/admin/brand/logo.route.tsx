import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { AdminPage, shortMoment } from '../shell/admin-page.tsx';
import { factNotices, factSetWords } from '../shell/fact-set.content.ts';
import { isStoredAlike, takeBackFacts, writeFacts } from '../shell/fact-set.server.ts';
import { FactSetPreview, FactSetState } from '../shell/fact-set.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/logo.route.ts';
import { brandWords as words } from './brand.content.ts';
import { BrandForm } from './brand.form.tsx';
import { checkAccent, readBrandForm, type BrandForm as Typed } from './brand.server.ts';
import { ContrastCard } from './contrast-card.tsx';

const PAGE = '/admin/logo';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { ownerFacts } = getAppContext(context);
  const { published, draft, draftSavedAt, seen, undoable } = await ownerFacts.read('brand');
  const brand = draft ?? published ?? {};
  return {
    brand,
    check: checkAccent(brand),
    isPublished: published !== undefined && Object.keys(published).length > 0,
    draftSavedAt: draft && draftSavedAt ? shortMoment(draftSavedAt) : undefined,
    seen,
    undoable,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const upload = await readUpload(request);
  const { intent, seen = '' } = upload.values;
  const set = { name: 'brand', audit: 'brand', seen } as const;
  const taken = await takeBackFacts(app, info, set, intent);
  if (taken?.kind === 'done') return redirect(`${PAGE}?done=${taken.notice}`, 303);
  if (intent !== 'save' && intent !== 'publish' && intent !== 'nearest') throw data(null, 400);
  const typed = await readBrandForm(app, upload);
  const again = (problem: { title: string; description: string }, at: string, status: number) =>
    data({ ...typed, check: checkAccent(typed.brand), problem, seen: at }, status);
  if (Object.keys(typed.errors).length > 0) return again(factSetWords.problem, seen, 422);
  const { published } = await app.ownerFacts.read('brand');
  const outcome = await writeFacts(app, info, set, {
    value: typed.brand,
    isPublishing: intent === 'publish',
    isChanged: !isStoredAlike(typed.brand, published ?? {}),
    detail: describe(typed),
  });
  switch (outcome.kind) {
    case 'done':
      return redirect(`${PAGE}?done=${outcome.notice}`, 303);
    case 'conflict':
      return again(factSetWords.conflictKept, (await app.ownerFacts.read('brand')).seen, 409);
    case 'failed': {
      const { title, description } = factSetWords.failed;
      const pages = outcome.pages.join(', ');
      return again({ title, description: interpolate(description, { pages }) }, seen, 500);
    }
    default:
      throw outcome satisfies never;
  }
}

/** For the audit log. */
function describe({ brand: { accent, logo, logoDark } }: Typed): Record<string, unknown> {
  return { accent, logo: logo?.id, logoDark: logoDark?.id };
}

export default function LogoPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? { ...loaderData, accent: loaderData.brand.accent ?? '', errors: {} };
  const { brand, accent, errors, check, seen } = shown;
  const hasDraft = loaderData.draftSavedAt !== undefined;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={factNotices} problem={actionData?.problem} />
      <div className="admin-pair">
        <BrandForm key={loaderData.seen} {...{ brand, accent, errors, seen }} />
        <div className="admin-stack">
          <FactSetState
            {...loaderData}
            action={PAGE}
            published={loaderData.isPublished ? words.published : words.builtIn}
          />
          {check && <ContrastCard accent={accent} {...check} />}
          <FactSetPreview hasDraft={hasDraft} page="/" />
          <p className="help">{words.limits}</p>
        </div>
      </div>
    </AdminPage>
  );
}
