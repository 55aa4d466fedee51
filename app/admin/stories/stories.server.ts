import * as v from 'valibot';
import { caseStudyTeasers } from '#app/facts/articles.ts';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import { claimOf } from '#app/facts/claims.ts';
import type { Facts } from '#app/facts/facts.ts';
import { shownPieces } from '#app/facts/sections.ts';
import type { Testimonial } from '#app/facts/stories.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { lineField } from '#app/platform/forms/text-fields.ts';
import { newId } from '#app/platform/ids.ts';
import { choosePicture } from '../pictures/choose-picture.server.ts';
import type { UploadPost } from '../pictures/read-upload.server.ts';
import { requiredLine } from '../shell/required-line.ts';
import { storyErrors as errors } from './stories.content.ts';
import { STORY_DRAWINGS } from './story-drawings.ts';

/** A limit, so that the home page stays short. */
export const MOST_STORIES = 6;

/** `story-` and a ULID, or the id of a built-in story. */
const LONGEST_ID = 60;

const storySchema = v.object({
  name: requiredLine(60, errors.name),
  position: requiredLine(80, errors.position),
  company: requiredLine(80, errors.company),
  location: requiredLine(80, errors.location),
  quote: v.pipe(
    requiredLine(400, errors.quote),
    v.transform((text) => text.replace(/^[“"]|[”"]$/g, '')),
  ),
  figure: lineField(8, { tooLong: errors.figure }),
  before: requiredLine(120, errors.before),
  after: requiredLine(120, errors.after),
  result: requiredLine(80, errors.result),
});

/** The story that the form describes, or its errors. `before` is the story being edited. */
export async function readStory(
  app: AppContext,
  upload: UploadPost,
  before: Testimonial | undefined,
): Promise<{ item: Testimonial } | { errors: FieldErrors; values: Record<string, string> }> {
  const parsed = v.safeParse(storySchema, upload.values);
  const choice = await choosePicture(app, upload, STORY_DRAWINGS);
  const faults: FieldErrors = {
    ...(parsed.success ? {} : fieldErrors(parsed.issues)),
    ...(choice.error === undefined ? {} : { [choice.field]: choice.error }),
  };
  const isReal = upload.values.agreed === 'on';
  const slug = upload.values.caseStudy ?? '';
  const article = (await listCaseStudies(app)).find((one) => one.slug === slug);
  if (slug && (!article || (isReal && article.isSample))) faults.caseStudy = errors.caseStudy;
  if (!parsed.success || Object.keys(faults).length > 0) {
    return { errors: faults, values: { ...upload.values, picture: choice.value } };
  }
  const { before: earlier, after, result, figure, ...words } = parsed.output;
  return {
    item: {
      id: before?.id ?? `story-${newId(app.now()).toLowerCase()}`,
      ...(before?.claim && !isReal ? { claim: before.claim } : {}),
      ...(slug ? { caseStudySlug: slug } : {}),
      ...words,
      picture: choice.drawing ?? before?.picture ?? STORY_DRAWINGS[0],
      ...(choice.photo ? { photo: choice.photo } : {}),
      metrics: { before: earlier, after, result },
      figures: [],
      ...(figure ? { figure } : {}),
      ...(before?.isHidden ? { isHidden: true } : {}),
      isSample: !isReal,
    },
  };
}

/** The case studies that a story can link to: those that came with the site, and the owner’s own. */
export async function listCaseStudies(app: Pick<AppContext, 'facts' | 'listOwnTeasers'>) {
  const own = (await app.listOwnTeasers()).caseStudies;
  return [...shownPieces(app.facts(), caseStudyTeasers), ...own].map(
    ({ path, title, isSample }) => ({ slug: path.replace(/^.*\//, ''), title, isSample }),
  );
}

/** The initial values of the form. */
export function storyValues(facts: Facts, story: Testimonial | undefined): Record<string, string> {
  if (!story) return { picture: STORY_DRAWINGS[0] };
  const { name, position, company, location, quote, metrics, photo, picture, isSample } = story;
  const claimed = story.figures.at(-1);
  return {
    ...{ name, position, company, location, quote, ...metrics },
    figure: story.figure ?? (claimed ? (claimOf(facts, claimed).figure ?? '') : ''),
    picture: photo ? `photo:${photo.id}` : picture,
    agreed: isSample ? '' : 'on',
    caseStudy: story.caseStudySlug ?? '',
  };
}

/** A removed story that is being restored; undefined if the form could not have produced it. */
export function parseStory(
  text: string | undefined,
  others: readonly Testimonial[],
): Testimonial | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!parsed.success || describeFactFault('stories', [parsed.output])) return undefined;
  const story = parsed.output as Testimonial;
  const fields = v.safeParse(storySchema, { ...story, ...story.metrics });
  const isDrawing = STORY_DRAWINGS.some((drawing) => drawing === story.picture);
  const isTaken = others.some(({ id }) => id === story.id);
  const isLong = story.id.length > LONGEST_ID || story.figures.length > 3;
  return fields.success && isDrawing && !isTaken && !isLong ? story : undefined;
}
