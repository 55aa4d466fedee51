import * as v from 'valibot';
import { type PhotoText, readPhotoText } from '#app/facts/uploaded-picture.ts';
import { cleanWords, maxCharacters } from '#app/platform/forms/text-fields.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { articlePictureNames } from '../article-picture-names.ts';
import { ownArticleErrors as errors } from './own-article.content.ts';

/** The most characters of the last part of an address. */
export const LONGEST_SLUG = 80;

/** The most characters of an article's text. */
export const MAX_ARTICLE_BODY = 20_000;

const text = v.optional(v.string(), '');

const photo = v.custom<PhotoText>(
  (value) => typeof value === 'string' && readPhotoText(value) !== undefined,
);

/** An article as it is stored, or as its form sends it, however unfinished. */
export const storedArticleSchema = v.object({
  title: text,
  /** For search results and lists. */
  description: text,
  category: text,
  author: text,
  authorRole: text,
  /** YYYY-MM-DD, or empty: then the day on which it is first published. */
  date: text,
  /** A drawing, or an uploaded photo. */
  picture: v.fallback(v.union([v.picklist(articlePictureNames), photo]), ''),
  /** What the photo shows, for people who can’t see it. */
  pictureAlt: text,
  /** Markdown. */
  body: text,
  // The facts of a case study.
  company: text,
  industry: text,
  result: text,
  isSample: v.pipe(
    v.optional(v.unknown(), false),
    v.transform((value) => value === true || value === 'on'),
  ),
});

export type ArticleWords = v.InferOutput<typeof storedArticleSchema>;

export const EMPTY_ARTICLE: ArticleWords = v.parse(storedArticleSchema, {});

const line = v.pipe(text, v.transform(cleanWords), maxCharacters(200, errors.line));

/** The form of an article that is saved to be continued: only the title is required. */
export const articleDraftSchema = v.object({
  ...storedArticleSchema.entries,
  title: v.pipe(line, v.minLength(1, errors.title), maxCharacters(100, errors.titleLength)),
  description: line,
  category: line,
  author: line,
  authorRole: line,
  date: v.pipe(
    text,
    v.check((typed) => typed === '' || parseDayField(typed) !== undefined, errors.date),
  ),
  pictureAlt: line,
  body: v.pipe(
    text,
    v.transform((typed) => typed.replaceAll('\r\n', '\n').trim()),
    v.maxLength(MAX_ARTICLE_BODY, errors.bodyLength),
  ),
  company: line,
  industry: line,
  result: line,
  /** The last part of the address: lower-case words with hyphens. Empty: made from the title. */
  slug: v.pipe(
    text,
    v.trim(),
    v.check((typed) => typed === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed), errors.slug),
    v.maxLength(LONGEST_SLUG, errors.slugLength),
  ),
});

export type ArticleForm = v.InferOutput<typeof articleDraftSchema>;

const required = (message: string) => v.pipe(line, v.minLength(1, message));

const completePostSchema = v.object({
  ...articleDraftSchema.entries,
  description: v.pipe(
    line,
    v.minLength(70, errors.description),
    maxCharacters(160, errors.description),
  ),
  category: required(errors.category),
  author: required(errors.author),
  body: v.pipe(articleDraftSchema.entries.body, v.minLength(1, errors.body)),
});

/** The form of an article that is published, by its kind. */
export const completeArticleSchemas = {
  post: completePostSchema,
  'case-study': v.object({
    ...completePostSchema.entries,
    company: required(errors.company),
    industry: required(errors.industry),
    result: required(errors.result),
  }),
} as const;
