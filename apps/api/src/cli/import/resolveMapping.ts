import { vehicleFinder } from './findVehicle.ts';
import type { ImportTaxonomy, ImportSpecification } from './ImportTaxonomy.ts';
import type { Mapping } from './Mapping.ts';
import { regionOfPostalCode } from './regionOfPostalCode.ts';

/** A mapping whose words are found in the taxonomy: what a row is read with. */
export type ResolvedMapping = Awaited<ReturnType<typeof resolveMapping>>;

/**
 * Finds everything that a mapping names in the taxonomy.
 * @throws when the taxonomy does not have it; the message names it.
 */
export async function resolveMapping(mapping: Mapping, taxonomy: ImportTaxonomy) {
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
  const { postalCode } = mapping.place;
  const categoryId = categoryOf(mapping.category);
  const noRegion = () => null;

  return {
    mapping,
    categoryId,
    categoryRules: mapping.categoryRules.map((rule) => ({ ...rule, id: categoryOf(rule.category) })),
    countryId: known('country', mapping.place.country, taxonomy.countries.get(mapping.place.country)),
    regionOf: postalCode ? await regionOfPostalCode(postalCode.table, postalCode.digits, taxonomy) : noRegion,
    /** Euros for one unit of the source's currency. */
    euros: currency === 'EUR' ? 1 : known('rate', currency, mapping.rates[currency]).euros,
    findVehicle: vehicleFinder(taxonomy, mapping, categoryId),
    variant: specificationOf('izvedba'),
    constants: mapping.constants.map(({ specification, answer }) => answerOf(specification, answer)),
    numbers: mapping.numbers.map((rule) => ({ ...rule, of: specificationOf(rule.specification) })),
    answers: mapping.answers.map(({ column, specification, values }) => ({
      column,
      byText: new Map(
        Object.entries(values).map(([text, slugs]) => [
          text,
          (slugs === null ? [] : [slugs].flat()).map((slug) => answerOf(specification, slug)),
        ]),
      ),
    })),
  };
}
