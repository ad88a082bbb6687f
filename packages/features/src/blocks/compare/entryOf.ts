import type { AdListed } from '@volan/api-contract';
import { pictureUrl, type CompareEntry } from '@volan/domain-rules';

/** Width of the picture in the dialog, in pixels: two for each of its 104. */
const thumbnailWidth = 240;

/** The stored data of a compared ad. [E11] */
export function entryOf({ id, title, price, category_id, images, year, mileage }: AdListed): CompareEntry {
  const [first] = images;
  const address = first && pictureUrl(first.id, { w: thumbnailWidth });
  return {
    id,
    title,
    price,
    categoryId: category_id,
    // One address for both: the server answers with what the browser reads.
    images: address ? [{ thumbnail: { webp: address, jpg: address } }] : [],
    year,
    mileage,
    note: '',
  };
}
