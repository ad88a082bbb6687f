import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import { bannerQueries } from '@volan/api-client/react';
import { bannerTypes, type BannerPage } from '@volan/domain-rules';
import type { Site } from '../../runtime/site/Site.ts';

/** The banner that an administrator looks at before it is booked. */
export interface BannerPreview {
  /** Code of its position. */
  readonly position: string;
  readonly isVideo: boolean;
}

/** Path of the empty banner of a preview. The form finds the banner by it and fills in its files. */
export const previewHref = '/go/banner/0';

/** Puts an empty banner on a position in place of the running ones. */
export function placePreview(
  queries: QueryClient,
  api: Api,
  site: Site,
  page: BannerPage,
  { position, isVideo }: BannerPreview,
): void {
  const picture = { id: 0, width: 1, height: 1 };
  const banner = {
    id: 0,
    slug: 'pregled',
    position_id: 0,
    position,
    type_id: isVideo ? bannerTypes.video : bannerTypes.picture,
    label: ' ',
    href: previewHref,
    wide: picture,
    narrow: picture,
    video: isVideo
      ? { filename: 'pregled.mp4', address: '/img/video/pregled.mp4', type: 'video/mp4' as const, seconds: 0, bytes: 0 }
      : null,
  };
  queries.setQueryData(bannerQueries.shown(api, page, site.country).queryKey, (shown) => ({
    banners: [banner, ...(shown?.banners ?? []).filter((other) => other.position !== position)],
    changesAt: null,
  }));
}
