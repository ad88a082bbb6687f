import sharp, { type Sharp } from 'sharp';
import type { ShareTask } from './ResizeTask.ts';

/** Pictures as wide as this for their height are cut to the size: they lose an eighth at most. */
const cut = { from: 1.67, to: 2.18 } as const;

/** Distance of the sign from the corner, in pixels. */
const margin = 36;

const quality = 82;

/**
 * A picture for shared links with the icon of a brand in its lower left corner. A picture of another shape is shown
 * whole in front of a blurred copy of itself, so that no part of the vehicle is lost.
 */
export async function sharePicture(open: () => Sharp, { mark, width, height }: ShareTask): Promise<Uint8Array> {
  const own = (await open().metadata()).autoOrient;
  const wide = own.width / own.height;
  const filled = open().autoOrient().resize({ width, height, fit: 'cover' });
  const ground =
    wide >= cut.from && wide <= cut.to
      ? filled
      : sharp(await filled.blur(24).modulate({ brightness: 0.72 }).jpeg().toBuffer()).composite([
          {
            input: await open()
              .autoOrient()
              .resize({ width, height, fit: 'inside' })
              .png({ compressionLevel: 1 })
              .toBuffer(),
          },
        ]);
  const { height: markHeight } = await sharp(mark).metadata();

  return sharp(await ground.jpeg({ quality: 95 }).toBuffer())
    .composite([{ input: Buffer.from(mark), left: margin, top: height - margin - markHeight }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
