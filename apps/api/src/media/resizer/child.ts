import sharp, { type Sharp } from 'sharp';
import { savePicture } from './savePicture.ts';
import { pictureHash } from './pictureHash.ts';
import type { PictureTask, ResizeReply, ResizeRequest, ResizeTask } from './ResizeTask.ts';
import { sharePicture } from './sharePicture.ts';

// A hostile or huge picture can only hurt this process; the server forks another one.
sharp.cache(false);
sharp.concurrency(1);
// a drawing can hold scripts and addresses: only pixels are read
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });

/** Pixels from which a picture is decoded alone, where its decoder holds all of them at once. */
const largePixels = 8_000_000;

const open = (source: Uint8Array, limitInputPixels: number) =>
  sharp(source, { limitInputPixels, failOn: 'warning', pages: 1 });

/** What the header of a file says about decoding it. Files without a readable header are left to the decoder. */
async function readHead(source: Uint8Array, { pixels, avifPixels }: ResizeRequest['limits']) {
  const head = await sharp(source, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null);
  const isWhole = head !== null && (head.format !== 'jpeg' || (head.isProgressive ?? false));
  return {
    limit: head?.compression === 'av1' ? avifPixels : pixels,
    isLarge: isWhole && head.width * head.height > largePixels,
    pixels: head ? head.width * head.height : 0,
  };
}

/**
 * AVIF at 0.7 of the asked quality looks like WebP at all of it. Colours at half the resolution and one step more
 * effort make a card of 640 px 14 % smaller for a third more time, which no visitor waits for.
 */
const avif = (quality: number) =>
  ({ quality: Math.round(quality * 0.7), effort: 3, chromaSubsampling: '4:2:0' }) as const;

async function resize(opened: Sharp, { width, height, quality, format }: ResizeTask): Promise<Uint8Array> {
  const picture = opened
    .rotate()
    .resize({ width, ...(height ? { height, fit: 'cover' as const } : {}), withoutEnlargement: true });
  if (format === 'avif') return picture.avif(avif(quality)).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();

  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}

function make(source: Uint8Array, task: PictureTask, limit: number): Promise<Uint8Array> {
  if ('hash' in task) return pictureHash(open(source, limit));
  if ('mark' in task) return sharePicture(() => open(source, limit), task);
  return 'side' in task ? savePicture(source, task, limit) : resize(open(source, limit), task);
}

let lastLarge: Promise<unknown> = Promise.resolve();

/** Makes a picture and answers; of large ones one at a time. */
async function answerInTurn(
  { id, source, task, limits }: ResizeRequest,
  answer: (reply: ResizeReply) => void,
): Promise<void> {
  const { limit, isLarge, pixels } = await readHead(source, limits);
  // a larger picture is refused after reading its header
  if ('side' in task && pixels <= limit) answer({ id, pixels });
  const work = () =>
    make(source, task, limit).then(
      (bytes) => answer({ id, bytes }),
      (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  if (!isLarge) return work();

  lastLarge = lastLarge.then(() => {
    answer({ id, isBegun: true });
    return work();
  });
}

/** The parent may end while a reply is on its way: then nobody waits for more. */
const endIfFailed = (error: Error | null) => {
  if (error) process.exit(0);
};

process.on('message', (request: ResizeRequest) => {
  void answerInTurn(request, (reply) => process.send?.(reply, undefined, {}, endIfFailed));
});
process.on('disconnect', () => process.exit(0));
