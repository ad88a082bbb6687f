import type { ImportedAd } from '../../importing/ImportedAd.ts';

/** An offer before it has a seller: answers are `specification.answer` slugs, units as stored. */
export interface Offer {
  sourceId: string;
  category: string;
  brand: { id: number; title: string } | null;
  model: { id: number; title: string } | null;
  chassisId: number | null;
  /** Engine and equipment line: `2.0 TDI Comfortline`. */
  variant: string;
  price: number;
  year: number | null;
  mileage: number | null;
  power: number | null;
  displacement: number | null;
  answers: string[];
  numbers: Record<string, number>;
  texts: Record<string, string>;
  /** Subject and paint of the pictures. */
  picture: { body: string; paint: string };
  fits: readonly { model_id: number; year_from: number; year_to: number }[];
  /** Years in use, which decide how likely a first owner, a warranty or a worn set of tyres is. */
  age: number;
}

/** An ad of the demo with the rows that belong to it. */
export interface DemoAd extends ImportedAd {
  price: number;
  pictures: readonly { picture_id: number; view: string }[];
  fits: Offer['fits'];
}
