import { bannerLimits } from '@volan/domain-rules';
import { clickBanner } from '../calls/banners/clickBanner.ts';
import { getBannerBySlug } from '../calls/banners/getBannerBySlug.ts';
import { listShownBanners } from '../calls/banners/listShownBanners.ts';
import { seeBanners } from '../calls/banners/seeBanners.ts';
import type { ContractCase } from './ContractCase.ts';
import { must, mustEqual } from './must.ts';

/** Ids that no banner has. */
const unknown = 2_000_000_000;

/** Banners that visitors see. */
export const bannerCases: ContractCase[] = [
  {
    name: 'banners of a page are on its positions, and lead through our own address [J84, T57]',
    run: async (caller) => {
      const { data } = await caller.succeed(listShownBanners, { page: 'home' });
      must(
        data.every(({ id, position, href }) => position.startsWith('home-') && href === `/go/banner/${id}`),
        'positions and links',
      );
    },
  },
  {
    name: 'each banner that is shown is found by its slug [J79]',
    run: async (caller) => {
      const { data } = await caller.succeed(listShownBanners, {});
      for (const { id, slug } of data.slice(0, 3)) {
        mustEqual((await caller.succeed(getBannerBySlug, { slug })).data.id, id, slug);
      }
    },
  },
  {
    name: 'a banner that nobody sees is not found, and a click on it leads nowhere [J79]',
    run: async (caller) => {
      await caller.fail(getBannerBySlug, { slug: 'nema-takvog-banera' }, 'not-found');
      await caller.fail(clickBanner, { id: unknown }, 'not-found');
    },
  },
  {
    name: 'an unknown page has no banners: its name is refused',
    run: async (caller) => {
      await caller.fail(listShownBanners, { page: 'kitchen' }, 'bad-query');
    },
  },
  {
    name: 'a view has between one and twenty different banners',
    run: async (caller) => {
      const tooMany = Array.from({ length: bannerLimits.seenAtOnce + 1 }, (_, index) => index + 1);
      for (const ids of [[], [1, 1], tooMany]) await caller.fail(seeBanners, { ids }, 'validation');
    },
  },
];
