import type { AdFixture } from '../fixtures/AdFixture.ts';

const sellerSlugs = {
  private: 'privatno',
  dealer: 'salon',
  service: 'servis',
  parts: 'prodavnica-delova',
  partner: 'partner',
} as const;

/** Slugs of an ad’s answers to an enumerated key, as they are in `filters`; `brand` and `brand.model` for `vozilo`. */
export function optionsOf(ad: AdFixture, key: string): readonly string[] {
  switch (key) {
    case 'vozilo':
      return ad.brand ? [ad.brand, `${ad.brand}.${ad.model}`] : [];
    case 'sasija':
      return ad.chassis ? [`${ad.model}.${ad.chassis}`] : [];
    case 'region':
      return [ad.region];
    case 'prodavac':
      return [sellerSlugs[ad.seller.type]];
    default:
      return ad.answers[key] ?? [];
  }
}

/** Number of an ad for a numeric key, null without one. */
export function numberOf(ad: AdFixture, key: string): number | null {
  const columns: Record<string, number | undefined> = {
    cena: ad.price,
    godiste: ad.year,
    kilometraza: ad.mileage,
    snaga: ad.power_kw,
    kubikaza: ad.displacement,
    potvrdjeno: Math.floor(ad.hoursOld / 24),
  };
  return columns[key] ?? ad.numbers?.[key] ?? null;
}
