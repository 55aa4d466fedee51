import { data, redirect } from 'react-router';
import { builtInTeam, type TeamMember } from '#app/facts/team.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { listPhotoChoices } from '../pictures/choose-picture.server.ts';
import { drawingImages } from '../pictures/drawing-image.server.tsx';
import { ItemPicture } from '../pictures/item-picture.tsx';
import { readUpload } from '../pictures/read-upload.server.ts';
import { shortMoment } from '../shell/admin-page.tsx';
import { changeFactList } from '../shell/fact-list.server.ts';
import { FactListPage } from '../shell/fact-list-page.tsx';
import type { Route } from './+types/team.route.ts';
import { MemberForm } from './member.form.tsx';
import { teamErrors, teamWords as words } from './team.content.ts';
import { MOST_MEMBERS, memberValues, parseMember, readMember } from './team.server.ts';
import { TEAM_DRAWINGS } from './team-drawings.ts';

const PAGE = '/admin/team';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { published, draft, draftSavedAt, seen, canUndo } = await app.ownerFacts.read('team');
  const members = draft ?? published ?? builtInTeam;
  const edit = new URL(request.url).searchParams.get('edit');
  const edited = edit === null || edit === 'new' ? undefined : members[Number(edit)];
  return {
    members,
    edit: edited || edit === 'new' ? edit : null,
    values: memberValues(edited),
    drawings: drawingImages(TEAM_DRAWINGS),
    photos: await listPhotoChoices(app),
    isPublished: published !== undefined,
    draftSavedAt: draft && draftSavedAt ? shortMoment(draftSavedAt) : undefined,
    seen,
    canUndo,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const outcome = await changeFactList(app, getRequestInfo(context), await readUpload(request), {
    ...{ name: 'team', audit: 'team', builtIn: builtInTeam },
    ...{
      read: readMember,
      parse: parseMember,
      nameOf: ({ name }: TeamMember) => name,
      most: MOST_MEMBERS,
      tooMany: teamErrors.tooMany,
    },
  });
  if (outcome.kind === 'done') return redirect(`${PAGE}?done=${outcome.notice}`, 303);
  const { status, ...answer } = outcome;
  return data(answer, status);
}

function problemOf(answer: Route.ComponentProps['actionData']) {
  return answer && 'problem' in answer ? answer.problem : undefined;
}

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members, edit, drawings, photos, seen } = loaderData;
  const typed = actionData?.kind === 'invalid' ? actionData : undefined;
  const place = typed?.at ?? edit;
  return (
    <FactListPage
      action={PAGE}
      words={words}
      facts={loaderData}
      problem={problemOf(actionData)}
      removed={actionData?.kind === 'removed' ? actionData.removed : undefined}
      rows={members.map((member) => ({
        ...member,
        detail: member.position,
        picture: <ItemPicture item={member} drawings={drawings} />,
      }))}
      shownOn="/about"
    >
      {place !== null && (
        <MemberForm
          key={`${place} ${seen}`}
          item={{
            at: place,
            seen: typed?.seen ?? seen,
            values: typed?.values ?? loaderData.values,
            errors: typed?.errors ?? {},
            drawings,
            photos,
          }}
        />
      )}
    </FactListPage>
  );
}
