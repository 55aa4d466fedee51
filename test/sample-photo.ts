import sharp from 'sharp';

/** A photo to upload, of one colour. */
export async function samplePhoto(name = 'photo.jpg', colour = '#2f6f5a'): Promise<File> {
  const image = sharp({ create: { width: 330, height: 300, channels: 3, background: colour } });
  return new File([new Uint8Array(await image.jpeg().toBuffer())], name);
}

/** A logo to upload: a drawing of one shape. */
export function sampleLogo(colour = '#2f6f5a'): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${colour}" d="M0 0h120v40H0z"/></svg>`;
  return new File([svg], 'logo.svg');
}
