import { data, redirect } from 'react-router';
import { builtInStories, type Testimonial } from '#app/facts/stories.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { listPhotoChoices } from '../pictures/choose-picture.server.ts';
import { drawingImages } from '../pictures/drawing-image.server.tsx';
import { ItemPicture } from '../pictures/item-picture.tsx';
import { readUpload } from '../pictures/read-upload.server.ts';
import { shortMoment } from '../shell/admin-page.tsx';
import { changeFactList } from '../shell/fact-list.server.ts';
import { FactListPage } from '../shell/fact-list-page.tsx';
import type { Route } from './+types/stories.route.ts';
import { storyErrors, storiesWords as words } from './stories.content.ts';
import { MOST_STORIES, parseStory, readStory, storyValues } from './stories.server.ts';
import { StoryForm } from './story.form.tsx';
import { STORY_DRAWINGS } from './story-drawings.ts';

const PAGE = '/admin/stories';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { published, draft, draftSavedAt, seen, canUndo } = await app.ownerFacts.read('stories');
  const stories = draft ?? published ?? builtInStories;
  const edit = new URL(request.url).searchParams.get('edit');
  const edited = edit === null || edit === 'new' ? undefined : stories[Number(edit)];
  return {
    stories,
    edit: edited || edit === 'new' ? edit : null,
    values: storyValues(edited),
    drawings: drawingImages(STORY_DRAWINGS),
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
    ...{ name: 'stories', audit: 'stories', builtIn: builtInStories },
    ...{
      read: readStory,
      parse: parseStory,
      nameOf: ({ name }: Testimonial) => name,
      most: MOST_STORIES,
      tooMany: storyErrors.tooMany,
    },
  });
  if (outcome.kind === 'done') return redirect(`${PAGE}?done=${outcome.notice}`, 303);
  const { status, ...answer } = outcome;
  return data(answer, status);
}

function problemOf(answer: Route.ComponentProps['actionData']) {
  return answer && 'problem' in answer ? answer.problem : undefined;
}

export default function StoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stories, edit, drawings, photos, seen } = loaderData;
  const typed = actionData?.kind === 'invalid' ? actionData : undefined;
  const place = typed?.at ?? edit;
  return (
    <FactListPage
      action={PAGE}
      words={words}
      facts={loaderData}
      problem={problemOf(actionData)}
      removed={actionData?.kind === 'removed' ? actionData.removed : undefined}
      rows={stories.map((story) => ({
        ...story,
        detail: story.company,
        picture: <ItemPicture item={story} drawings={drawings} />,
      }))}
      shownOn="/"
    >
      {place !== null && (
        <StoryForm
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
