import {
  createTranslator,
  formatsOf,
  intlTag,
  type MessageKey,
  type MessageParameters,
  type Moment,
} from '@volan/i18n';

type Write = (language: Parameters<typeof formatsOf>[0]) => string;

/** How each Serbian text that a format made is written in the other languages. Storybook asks for it. */
export const formattedTexts = new Map<string, Write>();

/** Keys of messages that need one count and nothing else. */
type CountKey = { [Key in MessageKey]: { count: number } extends MessageParameters[Key] ? Key : never }[MessageKey];

/** The Serbian text, as all of a story is written; the toolbar of Storybook shows it in another language. */
function formatted(write: Write): string {
  const serbian = write('rs');
  formattedTexts.set(serbian, write);
  return serbian;
}

const dayOfChart = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Figures, dates and plurals of stories, made by the formats of the product. */
export const formats = {
  number: (number: number) => formatted((language) => formatsOf(language).number(number)),
  price: (euros: number) => formatted((language) => formatsOf(language).price(euros)),
  /** The price of a service, in whole dinars or euros. */
  money: (amount: number, currency: 'RSD' | 'EUR') =>
    formatted((language) => formatsOf(language).money(amount * 100, currency)),
  distance: (kilometres: number) => formatted((language) => formatsOf(language).distance(kilometres)),
  power: (kilowatts: number) => formatted((language) => formatsOf(language).power(kilowatts)),
  measure: (number: number, unit: string) => formatted((language) => formatsOf(language).measure(number, unit)),
  year: (year: number) => formatted((language) => formatsOf(language).year(year)),
  date: (day: Moment) => formatted((language) => formatsOf(language).date(day)),
  /** A day of a chart or calendar: "četvrtak, 22. oktobar". */
  day: (day: Moment) =>
    formatted((language) => new Intl.DateTimeFormat(intlTag(language), dayOfChart).format(new Date(day))),
  /** Several of these texts in one line: "600 RSD · 60 dana". */
  joined: (separator: ' · ' | ', ', ...texts: string[]) =>
    formatted((language) => texts.map((text) => formattedTexts.get(text)?.(language) ?? text).join(separator)),
  /** A message with a count in it, such as "12 ads". */
  count: (key: CountKey, count: number) =>
    formatted((language) => createTranslator(language)(key as 'ads-count', { count })),
};
