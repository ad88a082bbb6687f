import { slugOf } from '@volan/domain-rules';
import { compactWord as compact, type ImportTaxonomy, type ImportModel } from './ImportTaxonomy.ts';
import type { Mapping } from './Mapping.ts';
import { wordIn } from './rowText.ts';

/** A row's make and model in the taxonomy. Unknown names are stored as the source wrote them. */
export interface FoundVehicle {
  brand: { id: number; slug: string; title: string } | null;
  model: ImportModel | null;
  brandText: string | null;
  modelText: string | null;
  /** The source's words beyond the model: `316` of a 3 Series. */
  variant: string | null;
}

/** Short names of makes that every source may use. */
const commonNames: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedes-benz',
  merc: 'mercedes-benz',
  mb: 'mercedes-benz',
  alfa: 'alfa-romeo',
  chevy: 'chevrolet',
};

/** @throws when the mapping names a model that the taxonomy does not have. */
function checkModels(taxonomy: ImportTaxonomy, mapping: Mapping) {
  for (const [brandSlug, slugs] of [
    ...Object.entries(mapping.model.aliases),
    ...Object.entries(mapping.model.patterns),
  ]) {
    const models = taxonomy.models.get(taxonomy.brands.get(brandSlug)?.id ?? 0) ?? [];
    const missing = Object.values(slugs).filter((slug) => !models.some((model) => model.slug === slug));
    if (missing.length > 0) {
      throw new Error(
        `The mapping ${mapping.name} names the models ${missing.join(', ')} of ${brandSlug}, which the taxonomy does not have.`,
      );
    }
  }
}

interface ModelDeps {
  taxonomy: ImportTaxonomy;
  mapping: Mapping;
  categoryId: number;
}

/** The model that a text begins with, by the mapping's own names or by the taxonomy, and the words beyond it. */
function findModel(
  { taxonomy, mapping, categoryId }: ModelDeps,
  brand: { id: number; slug: string },
  text: string,
): { model: ImportModel | null; variant: string | null } {
  const known = taxonomy.models.get(brand.id) ?? [];
  // models of the category come first: a Transit is a car only if there is no van of that name
  const offered = [
    ...known.filter((model) => model.categoryId === categoryId),
    ...known.filter((model) => model.categoryId !== categoryId),
  ];
  const bySlug = (slug: string) => offered.find((model) => model.slug === slug) ?? null;
  const alias = wordIn(mapping.model.aliases[brand.slug] ?? {}, text);
  if (alias) return { model: bySlug(alias), variant: null };

  const written = (words: string) => {
    const letters = compact(words);
    return (
      offered.find((model) => model.slug.replaceAll('-', '') === letters || compact(model.title) === letters) ?? null
    );
  };
  const whole = written(text);
  if (whole) return { model: whole, variant: null };

  for (const [pattern, slug] of Object.entries(mapping.model.patterns[brand.slug] ?? {})) {
    if (new RegExp(pattern, 'i').test(text)) {
      return { model: bySlug(slug), variant: text };
    }
  }
  const words = text.split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const model = written(words.slice(0, count).join(' '));
    if (model) {
      return { model, variant: words.slice(count).join(' ') };
    }
  }

  return { model: null, variant: null };
}

/**
 * Finds makes and models for one mapping. A row's words are looked up once and remembered.
 * @throws when the mapping names a model that the taxonomy does not have.
 */
export function vehicleFinder(taxonomy: ImportTaxonomy, mapping: Mapping, categoryId: number) {
  const knownAs: Readonly<Record<string, string>> = { ...commonNames, ...mapping.make.aliases };
  const byTitle = new Map([...taxonomy.brands.values()].map((brand) => [compact(brand.title), brand]));
  const replacements = Object.entries(mapping.model.replace).map(
    ([pattern, by]) => [new RegExp(pattern, 'giu'), by] as const,
  );
  const remembered = new Map<string, FoundVehicle>();

  checkModels(taxonomy, mapping);

  function findBrand(text: string) {
    const slug = wordIn(mapping.make.aliases, text) ?? wordIn(knownAs, text.toLowerCase()) ?? slugOf(text, '');
    return taxonomy.brands.get(slug) ?? byTitle.get(compact(text)) ?? null;
  }

  function find(makeText: string, modelText: string): FoundVehicle {
    const whole = wordIn(mapping.make.cut, makeText);
    const makeWords = whole ?? makeText;
    const lead = whole ? whole.slice(makeText.length).trim() : mapping.model.beginsWithMake ? makeText : '';
    const begins = lead !== '' && modelText.toLowerCase().startsWith(lead.toLowerCase());
    const rest = begins ? modelText.slice(lead.length).trim() : modelText;
    const named = mapping.model.unknown.includes(rest)
      ? ''
      : replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), rest);
    const brand = findBrand(makeWords);
    if (!brand) {
      return {
        brand: null,
        model: null,
        brandText: wordIn(mapping.make.others, makeText) ?? makeWords,
        modelText: named || null,
        variant: null,
      };
    }
    const { model, variant } = named
      ? findModel({ taxonomy, mapping, categoryId }, brand, named)
      : { model: null, variant: null };

    return { brand, model, brandText: null, modelText: model ? null : named || null, variant };
  }

  return (makeText: string, modelText: string): FoundVehicle => {
    const key = `${makeText}\n${modelText}`;
    let found = remembered.get(key);
    if (found === undefined) {
      found = find(makeText, modelText);
      remembered.set(key, found);
    }

    return found;
  };
}
