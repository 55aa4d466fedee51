import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';

/** What Markdown can become: HTML elements, and photos that the owner uploaded. */
export type MarkdownTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'hr'
  | 'br'
  | 'code'
  | 'strong'
  | 'em'
  | 'a'
  | 'picture';

/**
 * The Markdown that we support, as plain data, so that emails and pages can render it differently.
 */
export type MarkdownNode =
  | string
  | {
      tag: MarkdownTag;
      children: MarkdownNode[];
      /** The number of the first item of an `ol`. */
      start?: number;
      /** Of an `a`: http, https, mailto, or a path of this site. */
      href?: string;
      /** Of a `picture`, written as `![what it shows](photo:…)`. */
      photo?: UploadedPhoto;
      alt?: string;
    };

/** A part that was left out of the result, or shown as plain text, with the text in question. */
export type MarkdownProblem = { kind: 'html' | 'address' | 'image' | 'brokenLink'; text: string };
