import { companiesPerPage, fold } from '@volan/domain-rules';
import { getAd } from '../calls/ads/getAd.ts';
import { listAds } from '../calls/ads/listAds.ts';
import { listSellersOtherAds } from '../calls/ads/listSellersOtherAds.ts';
import { getCompany } from '../calls/companies/getCompany.ts';
import { listCompanies } from '../calls/companies/listCompanies.ts';
import { revealCompanyPhone } from '../calls/companies/revealCompanyPhone.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Fields that no public reply may have, at any depth. */
const privateFields = /"(?:phones?|mobile|e-?mail)"\s*:/i;

/** Companies, and what a seller sells beside one ad. */
export const companyCases: ContractCase[] = [
  {
    name: 'companies stand by name, car services last, 24 a page, with exact totals [M15, B22]',
    run: async (caller) => {
      const { data, meta } = await caller.succeed(listCompanies, {});
      mustEqual([meta.page, meta.per_page], [1, companiesPerPage], 'page');
      mustEqual(data.length, Math.min(meta.total, companiesPerPage), 'companies of page 1');
      const inOrder = data.map(({ type, name }) => `${Number(type === 'service')} ${fold(name)}`);
      mustEqual(inOrder, inOrder.toSorted(), 'names');
      const ofAll = Object.values(meta.types).reduce((sum, count) => sum + count, 0);
      mustEqual(ofAll, meta.total, 'companies of all kinds');
    },
  },
  {
    name: 'a page beyond the end is empty, not wrong [B22]',
    run: async (caller) => {
      const { total } = (await caller.succeed(listCompanies, {})).meta;
      const { data, meta } = await caller.succeed(listCompanies, { page: 99_999 });
      mustEqual([data, meta.total, meta.page], [[], total, 99_999], 'page beyond the end');
    },
  },
  {
    name: 'a kind narrows the companies, not the counts of the kinds [M15]',
    run: async (caller) => {
      const all = (await caller.succeed(listCompanies, {})).meta;
      const { data, meta } = await caller.succeed(listCompanies, { type: 'dealer' });
      must(data.length > 0 && data.every(({ type }) => type === 'dealer'), 'only dealers');
      mustEqual([meta.total, meta.types], [all.types.dealer, all.types], 'counts');
    },
  },
  {
    name: 'a region and a country narrow the companies [M15]',
    run: async (caller) => {
      const { data } = await caller.succeed(listCompanies, {});
      const { region, country } = firstOf(
        data.map(({ place }) => place).filter((place) => place.region !== null),
        'company with a region',
      );
      const inRegion = await caller.succeed(listCompanies, { region: region?.slug });
      must(
        inRegion.data.length > 0 && inRegion.data.every(({ place }) => place.region?.slug === region?.slug),
        'only companies of the region',
      );
      const inCountry = await caller.succeed(listCompanies, { country });
      must(
        inCountry.data.every(({ place }) => place.country === country),
        'only companies of the country',
      );
      mustEqual((await caller.succeed(listCompanies, { region: 'atlantida' })).data, [], 'of a region nobody knows');
    },
  },
  {
    name: 'words find a company whatever their case and script [M15, N01]',
    run: async (caller) => {
      const { name } = firstOf((await caller.succeed(listCompanies, {})).data, 'company');
      for (const keyword of [name.toUpperCase(), fold(name), fold(name).slice(0, 5)]) {
        const { data } = await caller.succeed(listCompanies, { keyword });
        must(
          data.some((company) => company.name === name),
          `${keyword} finds ${name}`,
        );
      }
      mustEqual((await caller.succeed(listCompanies, { keyword: 'qzxwvqzxwv' })).data, [], 'companies for nonsense');
    },
  },
  {
    name: 'a company has everything its page shows, and as many ads as a search for its seller [M15, M58]',
    run: async (caller) => {
      const listed = firstOf(
        (await caller.succeed(listCompanies, { type: 'dealer' })).data.filter(({ ads }) => ads > 0),
        'company with ads',
      );
      const { data } = await caller.succeed(getCompany, { slug: listed.slug, lang: 'en' });
      mustEqual(
        [data.id, data.slug, data.name, data.ads],
        [listed.id, listed.slug, listed.name, listed.ads],
        'company',
      );
      mustEqual((await caller.succeed(listAds, { seller: data.seller })).meta.total, data.ads, 'its ads');
      const inCategories = data.categories.reduce((sum, { ads }) => sum + ads, 0);
      mustEqual(inCategories, data.ads, 'ads of its categories');
    },
  },
  {
    name: 'an ad of a company names it; other ads of its seller are at most six, never itself [M53, M58]',
    run: async (caller) => {
      const listed = firstOf(
        (await caller.succeed(listCompanies, {})).data.filter(({ ads }) => ads > 1),
        'company with two ads',
      );
      const company = (await caller.succeed(getCompany, { slug: listed.slug })).data;
      const { id } = firstOf((await caller.succeed(listAds, { seller: company.seller })).data, 'ad of the company');
      mustEqual((await caller.succeed(getAd, { id })).data.seller.company, company.slug, 'company of the ad');
      const { data } = await caller.succeed(listSellersOtherAds, { id });
      mustEqual(data.length, Math.min(company.ads - 1, 6), 'other ads');
      must(
        data.every((ad) => ad.id !== id && ad.seller.id === company.seller),
        'others of the same seller',
      );
    },
  },
  {
    name: 'a company that nobody knows is 404, also its ads',
    run: async (caller) => {
      await caller.fail(getCompany, { slug: 'nema-takve-firme' }, 'not-found');
      await caller.fail(getCompany, { slug: 'Velika_Slova' }, 'not-found');
      await caller.fail(revealCompanyPhone, { slug: 'nema-takve-firme' }, 'not-found');
      await caller.fail(listSellersOtherAds, { id: '2147483647' }, 'not-found');
    },
  },
  {
    name: 'a company offers its phone where it has one, by a call of its own [M58]',
    run: async (caller) => {
      const { slug, name } = firstOf((await caller.succeed(listCompanies, {})).data, 'company');
      const { data } = await caller.succeed(getCompany, { slug });
      const told = (await caller.succeed(revealCompanyPhone, { slug })).data;
      mustEqual([told.seller, told.phones.length > 0], [name, data.has_phone], 'its phone');
    },
  },
  {
    name: 'phones and e-mail of a company are in no public reply [M53]',
    run: async (caller) => {
      const list = await caller.succeed(listCompanies, {});
      const { slug } = firstOf(list.data, 'company');
      const answers = [list.response, await caller.answer(getCompany, { slug })];
      must(
        answers.every(({ body }) => !privateFields.test(body)),
        'a reply holds a private field',
      );
    },
  },
  ...(
    [
      ['page', '0'],
      ['page', 'abc'],
      ['type', 'private'],
      ['region', '../x'],
      ['country', 'XX'],
      ['keyword', 'x'.repeat(201)],
      ['colour', 'red'],
    ] as const
  ).map(
    ([field, value]) =>
      ({
        name: `companies: ${field}=${value.slice(0, 30)} is a bad query that names ${field}`,
        run: async (caller) => {
          const { errors } = await caller.fail(listCompanies, { [field]: value }, 'bad-query');
          mustEqual(Object.keys(errors ?? {}), [field], 'fields');
        },
      }) satisfies ContractCase,
  ),
];
