import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';

/**
 * The Markdown that we support, as plain data, so that emails and pages can render it differently.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  /** http, https, mailto, or a path of this site. */
  | { kind: 'link'; href: string; children: Inline[] }
  /** A photo that the owner uploaded: `![what it shows](photo:…)`. */
  | { kind: 'picture'; photo: UploadedPhoto; alt: string };

/** A part that was left out of the result, or shown as plain text, with the text in question. */
export type MarkdownProblem = { kind: 'html' | 'address' | 'image' | 'brokenLink'; text: string };
