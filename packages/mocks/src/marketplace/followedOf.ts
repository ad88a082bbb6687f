import type { FollowedCompany } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { companies } from '../fixtures/companies.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { listedCompany } from './companyOf.ts';

/** The companies that the account of the mocks follows: one with new ads, one without. [B11] */
export const followedOf = (language: LanguageValue): FollowedCompany[] =>
  companies.slice(0, 2).map((company, index) => ({
    ...listedCompany(company, language),
    new_ads: index === 0 ? 3 : 0,
    followed_at: fixtureNow.toISOString(),
  }));
