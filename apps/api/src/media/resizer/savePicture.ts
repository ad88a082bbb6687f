import sharp, { type Sharp } from 'sharp';
import type { KeepTask, LeastSize } from './ResizeTask.ts';

/** Why a file is not kept, as codes of M20. */
export const pictureRefusals = ['image-too-large', 'image-too-small', 'image-shape', 'image-broken'] as const;
/** Why a file is not kept. */
export type PictureRefusal = (typeof pictureRefusals)[number];

/**
 * An untrusted file as a JPEG for storing: rotated as its camera says, then without all metadata, on white where it is
 * transparent, with no side longer than `side`. An animation becomes its first frame.
 *
 * @throws an error whose message is one of `pictureRefusals`
 */
export async function savePicture(
  source: Uint8Array,
  { least, side, quality, quick = false }: KeepTask,
  limitInputPixels: number,
): Promise<Uint8Array> {
  const open = (limit: number | false) => sharp(source, { limitInputPixels: limit, failOn: 'warning', pages: 1 });
  const head = await open(false)
    .metadata()
    .catch(() => refuse('image-broken'));
  // before any pixel is decoded
  if (head.width * head.height > limitInputPixels) refuse('image-too-large');
  const isHeic = head.compression === 'hevc';
  const made = await (
    isHeic ? decodeHeic(source, limitInputPixels) : Promise.resolve(open(limitInputPixels).autoOrient())
  )
    .then((picture: Sharp) =>
      picture
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: !quick, optimiseCoding: true })
        .toBuffer(),
    )
    .catch(() => refuse('image-broken'));
  // only now: whether a file is whole says more than how small it is
  const wrong = sizeRefusal(isHeic ? await sharp(made).metadata() : head.autoOrient, least);

  return wrong ? refuse(wrong) : made;
}

/** What is wrong with the size of a picture; null: nothing. */
function sizeRefusal({ width, height }: { width: number; height: number }, least: LeastSize): PictureRefusal | null {
  if ('width' in least) return width < least.width || height < least.height ? 'image-too-small' : null;

  const [shortest, longest] = width < height ? [width, height] : [height, width];
  if (longest < least.longest) return 'image-too-small';
  if (longest > shortest * least.shape) return 'image-shape';

  return shortest < least.shortest ? 'image-too-small' : null;
}

function refuse(why: PictureRefusal): never {
  throw new Error(why);
}

/**
 * The first picture of a HEIC file, upright. The decoder is an unmodified package (libheif, LGPL), loaded with the first such
 * file. It takes seconds and some 200 MB, so nobody should decode two at once.
 *
 * @throws where the file is broken, or its picture larger than allowed
 */
async function decodeHeic(source: Uint8Array, limitInputPixels: number): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: source });
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels });
}
