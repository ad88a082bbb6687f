import { accountCases } from './accountCases.ts';
import { adCases } from './adCases.ts';
import { bannerCases } from './bannerCases.ts';
import { taxonomyCases } from './taxonomyCases.ts';
import { companyCases } from './companyCases.ts';
import { compareCases } from './compareCases.ts';
import { consentCases } from './consentCases.ts';
import type { ContractCase } from './ContractCase.ts';
import { carServiceCases } from './carServiceCases.ts';
import { fastAdCases } from './fastAdCases.ts';
import { modelCases } from './modelCases.ts';
import { homeCases } from './homeCases.ts';
import { costRuleCases } from './costRuleCases.ts';
import { placeCases } from './placeCases.ts';
import { priceCases } from './priceCases.ts';
import { priceListCases } from './priceListCases.ts';
import { rateCases } from './rateCases.ts';
import { searchCases } from './searchCases.ts';
import { sitemapCases } from './sitemapCases.ts';
import { textCases } from './textCases.ts';

/** Every sentence of the contract: the same suite runs against the mocks and against the server. */
export const contractCases: readonly ContractCase[] = [
  ...searchCases,
  ...adCases,
  ...compareCases,
  ...priceCases,
  ...priceListCases,
  ...rateCases,
  ...fastAdCases,
  ...carServiceCases,
  ...costRuleCases,
  ...bannerCases,
  ...homeCases,
  ...taxonomyCases,
  ...modelCases,
  ...companyCases,
  ...consentCases,
  ...accountCases,
  ...placeCases,
  ...sitemapCases,
  ...textCases,
];

export type { CaseRequest, CaseResponse, CaseSender } from './CaseExchange.ts';
export type { ContractCase, ContractWorld } from './ContractCase.ts';
export { runContractCase } from './runContractCase.ts';
