import type { PictureFault } from '#app/facts/uploaded-picture.ts';

export const pictureErrors: Readonly<Record<PictureFault, string>> = {
  missing: 'Choose a file.',
  'too-large': 'The file is too large: a photo can be up to 15 MB, an SVG up to 200 KB.',
  heic: 'This is a HEIC photo, which most browsers can’t show. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or export it as JPEG.',
  avif: 'This is an AVIF picture, which this site can’t take. Save it as JPEG, PNG or WebP.',
  'unknown-format':
    'This isn’t a JPEG, PNG or WebP picture, even if its name says so. Save it in one of these formats.',
  'too-many-pixels':
    'The picture is too large to process: it has more than 50 megapixels, or slightly fewer in an interlaced PNG or a progressive JPEG. Make it smaller, for example 4,000 pixels wide.',
  'too-small': 'The photo is too small: it needs at least 240 pixels on each side.',
  'logo-small':
    'The logo is too small: use an SVG, or a picture that is at least 96 pixels high or 480 wide.',
  shape: 'The logo is too narrow: at most ten times as wide as high, or twice as high as wide.',
  damaged: 'The picture is damaged or incomplete. Open it on your computer, and save it again.',
  'svg-text':
    'The SVG contains letters, which look different on each device. Convert text to outlines, or use a PNG.',
  'svg-html':
    'The SVG contains a piece of a web page (foreignObject), which can’t be drawn. Export it again without it, or use a PNG.',
  'svg-linked-picture':
    'The SVG contains a picture that is kept in another file. Embed it, or use a PNG.',
  'svg-damaged': 'The SVG can’t be read. Export it again, or use a PNG.',
  'too-many': 'There are 300 pictures already. Delete some of those that aren’t used.',
  unavailable:
    'This server can’t process pictures: the package “sharp” is missing. Install again without leaving out optional packages.',
};
