import * as v from 'valibot';
import { describeFactFault } from '#app/facts/check-facts.server.ts';
import { builtInTeam, type TeamMember } from '#app/facts/team.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type FieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { newId } from '#app/platform/ids.ts';
import { choosePicture } from '../pictures/choose-picture.server.ts';
import type { UploadPost } from '../pictures/read-upload.server.ts';
import { requiredLine } from '../shell/required-line.ts';
import { teamErrors as errors } from './team.content.ts';
import { TEAM_DRAWINGS } from './team-drawings.ts';

/** A limit, because every page carries the data of all members. */
export const MOST_MEMBERS = 24;

/** `member-` and a ULID, or the id of a built-in member. */
const LONGEST_ID = 60;

const memberSchema = v.object({
  name: requiredLine(60, errors.name),
  position: requiredLine(80, errors.position),
  bio: requiredLine(300, errors.bio),
});

/** The member that the form describes, or its errors. `before` is the member being edited. */
export async function readMember(
  app: AppContext,
  upload: UploadPost,
  before: TeamMember | undefined,
): Promise<{ item: TeamMember } | { errors: FieldErrors; values: Record<string, string> }> {
  const parsed = v.safeParse(memberSchema, upload.values);
  const choice = await choosePicture(app, upload, TEAM_DRAWINGS);
  const values = { ...upload.values, picture: choice.value };
  const faults = {
    ...(parsed.success ? {} : fieldErrors(parsed.issues)),
    ...(choice.error === undefined ? {} : { [choice.field]: choice.error }),
  };
  if (!parsed.success || Object.keys(faults).length > 0) return { errors: faults, values };
  const id = before?.id ?? `member-${newId(app.now()).toLowerCase()}`;
  const sample = builtInTeam.find((one) => one.id === id);
  return {
    item: {
      id,
      ...parsed.output,
      picture: choice.drawing ?? before?.picture ?? TEAM_DRAWINGS[0],
      ...(choice.photo ? { photo: choice.photo } : {}),
      ...(before?.isHidden ? { isHidden: true } : {}),
      // A member who was renamed is a real person, not the sample.
      isSample: sample?.name === parsed.output.name,
    },
  };
}

/** The initial values of the form. */
export function memberValues(member: TeamMember | undefined): Record<string, string> {
  const { name = '', position = '', bio = '', picture = TEAM_DRAWINGS[0], photo } = member ?? {};
  return { name, position, bio, picture: photo ? `photo:${photo.id}` : picture };
}

/** A removed member who is being restored; undefined if the form could not have produced it. */
export function parseMember(
  text: string | undefined,
  others: readonly TeamMember[],
): TeamMember | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!parsed.success || describeFactFault('team', [parsed.output])) return undefined;
  const member = parsed.output as TeamMember;
  const { name, position, bio, id, picture, photo, isSample, isHidden } = member;
  const words = v.safeParse(memberSchema, { name, position, bio });
  const isDrawing = TEAM_DRAWINGS.some((drawing) => drawing === picture);
  const isTaken = others.some((one) => one.id === id);
  if (!words.success || !isDrawing || isTaken || id.length > LONGEST_ID) return undefined;
  return {
    ...{ id, ...words.output, picture, isSample },
    ...(photo ? { photo } : {}),
    ...(isHidden ? { isHidden } : {}),
  };
}
