import type { Banner as ShownBanner } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import type { Banner, BannerPlace } from '@volan/ui/BannerSlot';

/** Widths of the pictures in pixels, for screens of one, two and three times the density. */
const widths: Readonly<Record<BannerPlace | 'phone', readonly number[]>> = {
  wide: [1080, 1920],
  list: [1080, 1920],
  rail: [320, 640],
  phone: [320, 640, 1080],
};

const pictureSet = (id: number, of: keyof typeof widths) =>
  widths[of].map((w, index) => pictureUrl(id, { w }) + (index === 0 ? '' : ` ${index + 1}x`)).join(', ');

/** A banner as its box shows it. */
export function bannerOf({ href, label, wide, narrow, video }: ShownBanner, place: BannerPlace): Banner {
  const banner = {
    href,
    picture: { desktop: pictureSet(wide.id, place), phone: pictureSet(narrow.id, 'phone') },
    alt: label,
  };

  return video ? { ...banner, video: { src: video.address, type: video.type } } : banner;
}
