import { catalogueNames } from '../search/words/catalogueNames.ts';
import { joinedPieces, splitWords } from '../search/words/splitWords.ts';
import type { BrandRecord, CategoryRecord, Registry } from '../taxonomy/Registry.ts';

/** Words of the longest name. */
const longestName = 3;

/** Letters of the shortest model that names its make: "Up" and "C5" could be other words. */
const shortestModel = 3;

/**
 * The make that a line names, by its name or by that of a model that only this make has. Null: none, or several. The
 * make must be one of the category. [B42]
 */
export function brandInLine(registry: Registry, category: CategoryRecord, line: string): BrandRecord | null {
  const { brands, models } = catalogueNames(registry);
  const ofCategory = (brand: BrandRecord) => brand.categoryIds.includes(category.id);
  const names = namesIn(line);
  const named = names.flatMap((name) => brands.get(name) ?? []).filter(ofCategory);
  const ofModels = names
    .filter((name) => name.length >= shortestModel && /\p{L}/u.test(name))
    .flatMap((name) => models.get(name) ?? [])
    .map(({ brand }) => brand)
    .filter(ofCategory);

  return only(named) ?? (named.length === 0 ? only(ofModels) : null);
}

const only = (brands: readonly BrandRecord[]): BrandRecord | null => {
  const [first = null, ...others] = new Set(brands);
  return others.length === 0 ? first : null;
};

/** All runs of one to three words of a line, joined. */
function namesIn(line: string): readonly string[] {
  const pieces = splitWords(line);
  return pieces.flatMap((_, start) =>
    Array.from({ length: longestName }, (__, index) => joinedPieces(pieces, start, index + 1)).filter(
      (name) => name !== '',
    ),
  );
}
