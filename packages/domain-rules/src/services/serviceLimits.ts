/** How much a car service may say about itself. [M16] */
export const serviceLimits = {
  /** Lines of its price list; it has at least one. */
  prices: 40,
  /** Characters of a line of its price list. */
  titleLength: 80,
  /** Most minutes of a line: five days. */
  minutes: 7200,
  /** Highest price of a line, in whole units of its currency. */
  price: 10_000_000,
  /** Characters of its description. */
  descriptionLength: 2000,
  /** Most pictures. */
  pictures: 10,
  /** Most makes that it names. One that serves all of them names none. */
  brands: 40,
  /** Days that the recent numbers of its statistics are about. */
  recentDays: 30,
} as const;

/** Currencies of the prices of a car service. */
export const serviceCurrencies = ['EUR', 'RSD'] as const;

/** A currency of {@link serviceCurrencies}. */
export type ServiceCurrency = (typeof serviceCurrencies)[number];

/** Orders of the list of car services. `distance` needs a town; services without an average are the last by `rating`. */
export const serviceSorts = ['newest', 'rating', 'distance'] as const;

/** An order of {@link serviceSorts}. */
export type ServiceSort = (typeof serviceSorts)[number];

/** Kilometres around a town within which car services are listed. */
export const serviceRadii = [5, 10, 25, 50, 100] as const;

/** Car services of a page of their list. */
export const servicesPerPage = 24;

/** Last page of that list: visitors find more services by a narrower list. */
export const lastServicePage = 42;
