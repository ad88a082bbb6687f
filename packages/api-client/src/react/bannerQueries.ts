import { listShownBanners } from '@volan/api-contract/wire';
import type { BannerPage } from '@volan/domain-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { callKey } from './callQuery.ts';

const subject = ['banners'] as const;

/** Queries about banners. `all` is the start of every key. */
export const bannerQueries = {
  all: subject,
  /**
   * The banners of a page, by position; those of one position in the order of this hour. `changesAt` is the moment in
   * milliseconds since 1970 when another is visible, null for never. `country` is that of the host; `null` is
   * everywhere.
   */
  shown: (api: Api, page: BannerPage, country: string | null) => {
    const input = { page, country: country ?? undefined, lang: api.language };
    return queryOptions({
      queryKey: callKey(subject, listShownBanners, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listShownBanners, input, signal);
        return { banners: data, changesAt: meta.changes_at === null ? null : Date.parse(meta.changes_at) };
      },
    });
  },
};
