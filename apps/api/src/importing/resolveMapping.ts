import { vehicleFinder } from './findVehicle.ts';
import {
  compactWord,
  type ImportAnswer,
  type ImportTaxonomy,
  type ImportSpecification,
  type ImportTown,
} from './ImportTaxonomy.ts';
import type { Mapping } from './Mapping.ts';
import { findGeneration } from './findGeneration.ts';
import { placeFinder } from './placeFinder.ts';
import { dateReader } from './readDate.ts';
import { regionOfPostalCode } from './regionOfPostalCode.ts';
import { wordIn } from './rowText.ts';

/** Most words of a column in the cache. A column with more has free texts, not answers. */
const maxRemembered = 10_000;

/** A mapping whose names are resolved in the taxonomy, for reading rows. */
export type ResolvedMapping = Awaited<ReturnType<typeof resolveMapping>>;

/**
 * Resolves all names of a mapping in the taxonomy.
 *
 * @throws if the taxonomy does not have one; the message contains the name
 */
export async function resolveMapping(mapping: Mapping, taxonomy: ImportTaxonomy, towns: readonly ImportTown[] = []) {
  const known = <T>(kind: string, slug: string, found: T | undefined): T => {
    if (found === undefined) {
      throw new Error(`The mapping ${mapping.name} names the ${kind} "${slug}", which the taxonomy does not have.`);
    }
    return found;
  };
  const categoryOf = (slug: string) => known('category', slug, taxonomy.categories.get(slug));
  const specificationOf = (slug: string): ImportSpecification =>
    known('specification', slug, taxonomy.specifications.get(slug));
  const answerOf = (specification: string, slug: string) =>
    known('answer', `${specification}.${slug}`, specificationOf(specification).answers.get(slug));
  const { currency } = mapping.price;
  if (currency !== 'EUR') known('rate', currency, mapping.rates[currency]);
  const countryId = known('country', mapping.place.country, taxonomy.countries.get(mapping.place.country));
  const regionOf = mapping.place.postalCode
    ? await regionOfPostalCode(mapping.place.postalCode.table, mapping.place.postalCode.digits, taxonomy)
    : () => null;
  const categoryId = categoryOf(mapping.category);

  return {
    mapping,
    categoryId,
    categoryRules: mapping.categoryRules.map((rule) => ({ ...rule, id: categoryOf(rule.category) })),
    countryId,
    placeOf: placeFinder({ place: mapping.place, taxonomy, towns, countryId, regionOf }),
    /** Euros for one unit of a currency. Null: the mapping has no rate. */
    eurosOf: (code: string) => (code === 'EUR' ? 1 : (wordIn(mapping.rates, code)?.euros ?? null)),
    /** The year of a date, where the source gives dates. */
    yearOf: mapping.year.date === undefined ? null : yearReader(mapping.year.date),
    firstSeenOf: firstSeenReader(mapping.firstSeen),
    generationOf: (modelId: number, words: string, year: number | null) =>
      findGeneration(taxonomy.generations.get(modelId) ?? [], words, mapping.generation?.byYear ? year : null),
    findVehicle: vehicleFinder(taxonomy, mapping, categoryId),
    variant: specificationOf('izvedba'),
    constants: mapping.constants.map(({ specification, answer }) => ({
      of: specificationOf(specification),
      answer: answerOf(specification, answer),
    })),
    numbers: mapping.numbers.map((rule) => ({ ...rule, of: specificationOf(rule.specification) })),
    answers: mapping.answers.map(({ column, specification, separator, values }) => {
      const byText = new Map(
        Object.entries(values).map(([text, slugs]) => [
          text.toLowerCase(),
          (slugs === null ? [] : [slugs].flat()).map((slug) => answerOf(specification, slug)),
        ]),
      );
      const { answersByTitle } = specificationOf(specification);
      const remembered = new Map<string, ImportAnswer[] | undefined>();
      const lookUp = (word: string) => {
        const titled = answersByTitle.get(compactWord(word));
        return byText.get(word.toLowerCase()) ?? (titled && [titled]);
      };
      const find = (word: string) => {
        if (!remembered.has(word) && remembered.size < maxRemembered) remembered.set(word, lookUp(word));
        return remembered.has(word) ? remembered.get(word) : lookUp(word);
      };

      return { column, separator, find, of: specificationOf(specification) };
    }),
  };
}

function yearReader(format: string) {
  const read = dateReader(format);
  return (text: string) => read(text)?.getUTCFullYear() ?? null;
}

/** Reads when the source first showed an ad: `2016-03-26 17:47:46`, or the format that the mapping names. */
function firstSeenReader(rule: Mapping['firstSeen']) {
  if (rule === undefined) return null;
  if (typeof rule === 'string') {
    const read = (text: string) => {
      const moment = new Date(`${text.trim().replace(' ', 'T')}Z`);
      return Number.isNaN(moment.getTime()) ? null : moment;
    };
    return { column: rule, read };
  }
  return { column: rule.column, read: dateReader(rule.date) };
}
