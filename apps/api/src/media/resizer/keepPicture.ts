import sharp from 'sharp';
import type { KeepTask } from './ResizeTask.ts';

/** Why a file is not kept, as codes of M20. */
export const keepRefusals = ['image-too-large', 'image-too-small', 'image-broken'] as const;
/** Why a file is not kept. */
export type KeepRefusal = (typeof keepRefusals)[number];

/**
 * A file of a stranger as a JPEG that is kept: turned as its camera says, then without all that the camera and others
 * wrote into it, on white where it is transparent, never larger than `side` either way.
 *
 * @throws an error whose message is one of `keepRefusals`
 */
export async function keepPicture(
  source: Uint8Array,
  { leastWidth, leastHeight, side, quality }: KeepTask,
  limitInputPixels: number,
): Promise<Uint8Array> {
  const open = (limit: number | false) => sharp(source, { limitInputPixels: limit, failOn: 'warning', pages: 1 });
  const head = await open(false)
    .metadata()
    .catch(() => refuse('image-broken'));
  if (head.width * head.height > limitInputPixels) refuse('image-too-large');
  if (head.autoOrient.width < leastWidth || head.autoOrient.height < leastHeight) refuse('image-too-small');
  return open(limitInputPixels)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
    .catch(() => refuse('image-broken'));
}

function refuse(why: KeepRefusal): never {
  throw new Error(why);
}
