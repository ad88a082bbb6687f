import type { AdImage, AdListed } from '@volan/api-contract';
import { defaultQuality, deviceWidths, pictureQualities, pictureSet, pictureUrl } from '@volan/domain-rules';
import type { MissingPicture, Picture } from '@volan/ui';
import { isOutlineName } from '@volan/ui/names';
import type { Messages } from '../../runtime/site/useMessages.ts';
import { outlineOfKind } from './outlineOfKind.ts';

/** Widths of a picture in a card, in pixels; a dense screen takes the device widths. */
const widths = { card: [320, 480, 640, 828, 1080], page: [480, ...deviceWidths] } as const;

/** Cards are small and many, so they take the least quality of the list, where AVIF still looks clean. [T24] */
const qualities = { card: pictureQualities[0], page: defaultQuality } as const;

/** Width for browsers that choose none themselves. */
const plainWidth = { card: 320, page: 1080 } as const;

/** Outline of the body type, whose icon names it, else of the kind of the ad. */
export function outlineOf(ad: Pick<AdListed, 'highlights' | 'kind'>) {
  const icons = ad.highlights.flatMap(({ values }) => values.map(({ icon }) => icon));
  return icons.find((icon) => isOutlineName(icon)) ?? outlineOfKind(ad.kind);
}

/** Shown when an ad has no picture. */
export function missingPicture(ad: Pick<AdListed, 'highlights' | 'kind'>, { t }: Messages): MissingPicture {
  return { outline: outlineOf(ad), label: t('card.no-picture') };
}

/** One picture with all its widths; `alt` is empty where the title beside it says as much. */
export function pictureOf({ id }: Pick<AdImage, 'id'>, alt: string, use: keyof typeof widths = 'card'): Picture {
  const q = qualities[use];
  return { src: pictureUrl(id, { w: plainWidth[use], q }), srcSet: pictureSet(id, widths[use], q), alt };
}

const views = ['front', 'rear', 'side', 'interior', 'detail'] as const;

/** "Škoda Octavia, rear": what a picture shows. */
export function pictureAlt(title: string, { view }: Pick<AdImage, 'view'>, { t }: Messages) {
  const known = views.find((each) => each === view);
  return known ? t('picture.alt', { title, view: t(`view.${known}`) }) : title;
}
