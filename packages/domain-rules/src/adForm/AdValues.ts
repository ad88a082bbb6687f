/** How a price is meant; `vat-deductible` is for businesses. [M01, H07] */
export const priceTypes = ['fixed', 'negotiable', 'on-request', 'vat-deductible'] as const;

/** A word of {@link priceTypes}. */
export type PriceTypeName = (typeof priceTypes)[number];

/** The parsed values of the form: numbers are numbers, answers are ids. A field without a value is null or empty. */
export interface AdValues {
  readonly brandId: number | null;
  readonly modelId: number | null;
  readonly chassisId: number | null;
  /** A make or a model that the taxonomy does not know; contacts are masked in all words of a seller. */
  readonly brandText: string;
  readonly modelText: string;
  readonly year: number | null;
  /** Kilometres. */
  readonly mileage: number | null;
  readonly powerKw: number | null;
  /** Cubic centimetres. */
  readonly displacement: number | null;
  /** Vehicle identification number: never shown to buyers. */
  readonly vin: string | null;
  /** Whole euros; null on request. */
  readonly price: number | null;
  readonly priceType: PriceTypeName;
  /** Whole euros for a buyer who takes the offered financing; never the price of lists. Null: none was given. */
  readonly financingPrice: number | null;
  readonly credit: 0 | 1;
  /** The short line of the seller, plain text. */
  readonly line: string;
  /** Plain text with its line breaks; markup in it is text. */
  readonly description: string;
  readonly regionId: number | null;
  readonly cityId: number | null;
  /** For this ad; null: that of the account. */
  readonly phone: string | null;
  /** Chosen answers, with those above them in a tree. */
  readonly filterIds: readonly number[];
  /** Answers that are numbers; a month is `202703`, a yes is 1. */
  readonly numbers: readonly { readonly specificationId: number; readonly num: number }[];
  /** Answers in words. */
  readonly texts: readonly { readonly specificationId: number; readonly text: string }[];
  /** All words of the seller that buyers see, as they were typed: banned ones are looked for in them. */
  readonly said: readonly string[];
  /** Something of them is a contact, and masked. */
  readonly hasContacts: boolean;
  /** Models that a part fits. */
  readonly fits: readonly number[];
  /** Pictures in the seller's order: ids of stored ones, and client-made ids of uploaded ones. */
  readonly pictures: readonly string[];
}
