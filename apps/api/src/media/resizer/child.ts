import sharp from 'sharp';
import { keepPicture } from './keepPicture.ts';
import { pictureHash } from './pictureHash.ts';
import type { PictureTask, ResizeReply, ResizeRequest, ResizeTask } from './ResizeTask.ts';
import { sharePicture } from './sharePicture.ts';

// A hostile or huge picture can only hurt this process; the server forks another one.
sharp.cache(false);
sharp.concurrency(1);
// a drawing can hold scripts and addresses: only pixels are read
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });

/** Pixels of the largest picture that is decoded. */
const limitInputPixels = 50_000_000;

const open = (source: Uint8Array) => sharp(source, { limitInputPixels, failOn: 'warning', pages: 1 });

/**
 * AVIF at 0.7 of the asked quality looks like WebP at all of it. Colours at half the resolution and one step more effort
 * make a card of 640 px 14 % smaller for a third more time, which no visitor waits for.
 */
const avif = (quality: number) =>
  ({ quality: Math.round(quality * 0.7), effort: 3, chromaSubsampling: '4:2:0' }) as const;

async function resize(source: Uint8Array, { width, height, quality, format }: ResizeTask): Promise<Uint8Array> {
  const picture = open(source)
    .rotate()
    .resize({ width, ...(height ? { height, fit: 'cover' as const } : {}), withoutEnlargement: true });
  if (format === 'avif') return picture.avif(avif(quality)).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}

function make(source: Uint8Array, task: PictureTask): Promise<Uint8Array> {
  if ('hash' in task) return pictureHash(open(source));
  if ('mark' in task) return sharePicture(() => open(source), task);
  return 'side' in task ? keepPicture(source, task, limitInputPixels) : resize(source, task);
}

process.on('message', (request: ResizeRequest) => {
  const answer = (reply: ResizeReply) => process.send?.(reply);
  const { source, task } = request;
  make(source, task).then(
    (bytes) => answer({ id: request.id, bytes }),
    (error: unknown) => answer({ id: request.id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
