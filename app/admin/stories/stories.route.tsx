import { builtInStories, type Testimonial } from '#app/facts/stories.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { listPhotoChoices } from '../pictures/choose-picture.server.ts';
import { drawingImages } from '../pictures/drawing-image.server.tsx';
import { ItemPicture } from '../pictures/item-picture.tsx';
import { readUpload } from '../pictures/read-upload.server.ts';
import { changeFactList } from '../shell/fact-list.server.ts';
import { FactListPage } from '../shell/fact-list-page.tsx';
import { readFactList, respondToListChange } from '../shell/fact-list-route.server.ts';
import type { Route } from './+types/stories.route.ts';
import { storyErrors, storiesWords as words } from './stories.content.ts';
import {
  listCaseStudies,
  MOST_STORIES,
  parseStory,
  readStory,
  storyValues,
} from './stories.server.ts';
import { StoryForm } from './story.form.tsx';
import { STORY_DRAWINGS } from './story-drawings.ts';

const PAGE = '/admin/stories';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const { items, edited, state } = await readFactList(app, request, 'stories', builtInStories);
  return {
    ...state,
    stories: items,
    values: storyValues(facts, edited),
    caseStudies: await listCaseStudies(app),
    drawings: drawingImages(STORY_DRAWINGS),
    photos: await listPhotoChoices(app),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const outcome = await changeFactList(app, await readUpload(request), {
    ...{ name: 'stories', builtIn: builtInStories },
    ...{
      read: readStory,
      parse: parseStory,
      nameOf: ({ name }: Testimonial) => name,
      most: MOST_STORIES,
      tooMany: storyErrors.tooMany,
    },
  });
  return respondToListChange(PAGE, outcome);
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
      answer={actionData}
      rows={stories.map((story) => ({
        ...story,
        detail: story.company,
        picture: <ItemPicture item={story} drawings={drawings} />,
      }))}
    >
      {place !== null && (
        <StoryForm
          caseStudies={loaderData.caseStudies}
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
