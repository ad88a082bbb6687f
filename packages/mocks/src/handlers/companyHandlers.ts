import { Failure, getCompany, listCompanies, listSellersOtherAds, revealCompanyPhone } from '@volan/api-contract';
import { companiesPerPage, companyTypes, fold, tokens } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { carServices } from '../fixtures/carServices.ts';
import { companies, type CompanyFixture } from '../fixtures/companies.ts';
import { listedAd } from '../marketplace/adOf.ts';
import { companySlug, detailedCompany, listedCompany } from '../marketplace/companyOf.ts';
import { regionBySlug } from '../marketplace/placesOf.ts';
import { mockCall } from '../mockCall.ts';

/** How many other ads of the seller an ad's page shows at most. */
const maxOthers = 6;

/** Calls about companies, and what a seller sells beside one ad. */
export const companyHandlers = [
  mockCall(listCompanies, ({ page = 1, country, region, type, keyword = '' }, { language }) => {
    const found = companies
      .filter(
        (company) =>
          (country === undefined || regionBySlug(company.region)?.country === country) &&
          (region === undefined || company.region === region) &&
          tokens(keyword).every((word) => fold(`${company.seller.name} ${company.city}`).includes(word)),
      )
      .toSorted(
        (a, b) =>
          Number(a.type === 'service') - Number(b.type === 'service') ||
          compare(fold(a.seller.name), fold(b.seller.name)),
      );
    const ofType = (wanted: string) => found.filter((company: CompanyFixture) => company.type === wanted);
    const shown = type === undefined ? found : ofType(type);

    return {
      data: shown
        .slice((page - 1) * companiesPerPage, page * companiesPerPage)
        .map((company) => listedCompany(company, language)),
      meta: {
        total: shown.length,
        page,
        pages: Math.ceil(shown.length / companiesPerPage),
        per_page: companiesPerPage,
        types: Object.fromEntries(
          companyTypes.flatMap((each) => (ofType(each).length > 0 ? [[each, ofType(each).length]] : [])),
        ),
      },
    };
  }),
  mockCall(getCompany, ({ slug }, { language }) => {
    const company = companies.find((each) => companySlug(each) === slug);
    return company ? detailedCompany(company, language) : new Failure('not-found');
  }),
  mockCall(revealCompanyPhone, ({ slug }) => {
    const company = companies.find((each) => companySlug(each) === slug);
    const name = company?.seller.name ?? carServices.find((service) => service.slug === slug)?.name;
    return name !== undefined
      ? { seller: name, phones: [{ number: '+381641234567', text: '+381 64 1234567' }] }
      : new Failure('not-found');
  }),
  mockCall(listSellersOtherAds, ({ id }, { language }) => {
    const ad = ads.find((each) => each.id === id);
    if (!ad) {
      return new Failure('not-found');
    }
    return ads
      .filter((other) => other.id !== id && other.status === undefined && other.seller.id === ad.seller.id)
      .toSorted((a, b) => a.hoursOld - b.hoursOld)
      .slice(0, maxOthers)
      .map((other) => listedAd(other, language));
  }),
];

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
