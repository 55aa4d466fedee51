export const PLACEHOLDER = '/images/placeholder.svg';

/** Puts the placeholder in the place of every picture that can't be loaded, now or later. */
export function replaceBrokenPictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.matches('.picture')) return;
  if (image.src.endsWith(PLACEHOLDER)) return;
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.src = PLACEHOLDER;
}
