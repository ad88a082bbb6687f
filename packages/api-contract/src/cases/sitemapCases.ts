import { getCompany } from '../calls/companies/getCompany.ts';
import { getFastAd } from '../calls/fastAds/getFastAd.ts';
import { listSitemapAds } from '../calls/sitemap/listSitemapAds.ts';
import { listSitemapCompanies } from '../calls/sitemap/listSitemapCompanies.ts';
import { listSitemapFastAds } from '../calls/sitemap/listSitemapFastAds.ts';
import { listSitemapLists } from '../calls/sitemap/listSitemapLists.ts';
import { listSitemapParts } from '../calls/sitemap/listSitemapParts.ts';
import { listSitemapServices } from '../calls/sitemap/listSitemapServices.ts';
import { getCarService } from '../calls/services/getCarService.ts';
import { idsPerSitemapPart } from '../entities/Sitemap.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** The sitemap. */
export const sitemapCases: ContractCase[] = [
  {
    name: 'every part of the sitemap holds as many active ads as it says, by id [M60]',
    run: async (caller, { goneAd }) => {
      const { data: parts } = await caller.succeed(listSitemapParts, {});
      const first = firstOf(parts, 'part of the sitemap');
      const { data: ads } = await caller.succeed(listSitemapAds, { part: first.part });
      must(
        ads.every(({ id }) => Math.floor(id / idsPerSitemapPart) === first.part),
        'ads of the part',
      );
      mustEqual(
        ads.map(({ id }) => id),
        ads.map(({ id }) => id).toSorted((a, b) => a - b),
        'ads by id',
      );
      must(!ads.some(({ id }) => id === goneAd), 'no ad that is gone');
      const after = firstOf(ads, 'ad').id;
      const { data: rest } = await caller.succeed(listSitemapAds, { part: first.part, after });
      must(
        rest.every(({ id }) => id > after),
        'ads after another',
      );
    },
  },
  {
    name: 'a part of the sitemap without ads is empty',
    run: async (caller) => {
      mustEqual((await caller.succeed(listSitemapAds, { part: 200_000 })).data, [], 'ads');
    },
  },
  {
    name: 'a company of the sitemap has its page [M15]',
    run: async (caller) => {
      const { id, slug } = firstOf((await caller.succeed(listSitemapCompanies, {})).data, 'company');
      await caller.succeed(getCompany, { slug });
      const { data: rest } = await caller.succeed(listSitemapCompanies, { after: id });
      must(
        rest.every((company) => company.id > id),
        'companies after another',
      );
    },
  },
  {
    name: 'a fast ad of the sitemap has its page, and names its category [M17, M60]',
    run: async (caller) => {
      const { data: ads } = await caller.succeed(listSitemapFastAds, {});
      const [first] = ads;
      if (!first) return;

      const { data: ad } = await caller.succeed(getFastAd, { id: first.id });
      mustEqual(ad.category.slug, first.category, 'category of the fast ad');
      const { data: rest } = await caller.succeed(listSitemapFastAds, { after: first.id });
      must(
        rest.every(({ id }) => id > first.id),
        'fast ads after another',
      );
    },
  },
  {
    name: 'a car service of the sitemap has its page [A07, M60]',
    run: async (caller) => {
      const { data: services } = await caller.succeed(listSitemapServices, {});
      const [first] = services;
      if (!first) return;

      await caller.succeed(getCarService, { id: first.id });
      const { data: rest } = await caller.succeed(listSitemapServices, { after: first.id });
      must(
        rest.every(({ id }) => id > first.id),
        'services after another',
      );
    },
  },
  {
    name: 'a model stands in the sitemap with its make and its category [M60]',
    run: async (caller) => {
      const { data: lists } = await caller.succeed(listSitemapLists, {});
      const model = firstOf(
        lists.filter((list) => list.model !== null),
        'model',
      );
      must(
        lists.some((list) => list.category === model.category && list.brand === model.brand && list.model === null),
        'its make',
      );
      must(
        lists.some((list) => list.category === model.category && list.brand === null),
        'its category',
      );
      mustEqual((await caller.succeed(listSitemapLists, { country: 'AQ' })).data, [], 'lists of Antarctica');
    },
  },
];
