import type { FollowedSeller } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { companies } from '../fixtures/companies.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { sellers } from '../fixtures/sellers.ts';
import { listedCompany } from './companyOf.ts';

/** Sellers that the account of the mocks follows: a company with new ads, one without, and a person. [B11] */
export const followedOf = (language: LanguageValue): FollowedSeller[] => {
  const followed_at = fixtureNow.toISOString();
  const { since: _since, ...person } = sellers.milica;

  return [
    ...companies.slice(0, 2).map((company, index) => {
      const { slug, ...listed } = listedCompany(company, language);
      return { ...listed, company: slug, category: 'vehicles', new_ads: index === 0 ? 3 : 0, followed_at };
    }),
    {
      ...person,
      company: null,
      logo: null,
      place: { country: 'RS', region: null, city: 'Novi Sad' },
      ads: 1,
      pictures: [],
      category: 'vehicles',
      new_ads: 0,
      followed_at,
    },
  ];
};
