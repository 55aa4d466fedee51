import { builtInTeam, type TeamMember } from '#app/facts/team.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { listPhotoChoices } from '../pictures/choose-picture.server.ts';
import { drawingImages } from '../pictures/drawing-image.server.tsx';
import { ItemPicture } from '../pictures/item-picture.tsx';
import { readUpload } from '../pictures/read-upload.server.ts';
import { changeFactList } from '../shell/fact-list.server.ts';
import { FactListPage } from '../shell/fact-list-page.tsx';
import { readFactList, respondToListChange } from '../shell/fact-list-route.server.ts';
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
  const { items, edited, state } = await readFactList(app, request, 'team', builtInTeam);
  return {
    ...state,
    members: items,
    values: memberValues(edited),
    drawings: drawingImages(TEAM_DRAWINGS),
    photos: await listPhotoChoices(app),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const outcome = await changeFactList(app, await readUpload(request), {
    ...{ name: 'team', builtIn: builtInTeam },
    ...{
      read: readMember,
      parse: parseMember,
      nameOf: ({ name }: TeamMember) => name,
      most: MOST_MEMBERS,
      tooMany: teamErrors.tooMany,
    },
  });
  return respondToListChange(PAGE, outcome);
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
      answer={actionData}
      rows={members.map((member) => ({
        ...member,
        detail: member.position,
        picture: <ItemPicture item={member} drawings={drawings} />,
      }))}
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
