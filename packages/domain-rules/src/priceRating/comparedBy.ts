/** Questions whose answers decide what is compared with what, by the slugs of their specifications. [N03] */
export const comparedBy = { vehicle: 'vozilo', year: 'godiste', mileage: 'kilometraza', fuel: 'gorivo' } as const;

/** Answers, as `specification.answer`, that take a vehicle out of every comparison: its price is that of a damage. */
export const damagedAnswers = [
  'stanje-vozila.osteceno',
  'stanje-vozila.za-delove',
  'ostecenje.ostecen-vozan',
  'ostecenje.ostecen-nevozan',
] as const;

/** Whole euros between which a price is taken for the price of a vehicle; others count nowhere. */
export const comparedPrices = { least: 100, most: 5_000_000 } as const;

/** Whether a price counts: "1 €" and eleven digits are no prices. */
export const isComparedPrice = (price: number) => price >= comparedPrices.least && price <= comparedPrices.most;
