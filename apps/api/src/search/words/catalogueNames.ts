import { fold, typoLimit } from '@volan/domain-rules';
import type { BrandRecord, ChassisRecord, ModelRecord, Registry } from '../../taxonomy/Registry.ts';
import { createVocabulary } from '../../taxonomy/SearchVocabulary.ts';

/** Names of makes, models and generations as people may write them: letters and digits only, joined. */
export interface CatalogueNames {
  readonly brands: ReadonlyMap<string, readonly BrandRecord[]>;
  readonly models: ReadonlyMap<string, readonly ModelRecord[]>;
  /** Generations by their code, of all models: `e46`, `w211`. */
  readonly codes: ReadonlyMap<string, readonly ChassisRecord[]>;
  /** The make or model that a word with a wrong, missing or additional letter means. Null: none, or several. */
  readonly meant: (word: string) => string | null;
}

/** The letters and digits of a name: `CR-V` is `crv`. */
const joined = (name: string) => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Names for "C-Class" and "3 Series" in the languages of the market. */
function otherNames(title: string): string[] {
  const [, series] = /^(\d) series$/.exec(fold(title)) ?? [];
  if (series)
    return ['series', 'serija', 'serije', 'seria', 'reihe', 'er']
      .flatMap((word) => [`${series}${word}`, `${word}${series}`])
      .concat(series);

  const [, letter] = /^([a-z]{1,3})-class$/.exec(fold(title)) ?? [];
  if (letter)
    return ['class', 'klasa', 'klase', 'klasse', 'clasa', 'klas']
      .flatMap((word) => [`${letter}${word}`, `${word}${letter}`])
      .concat(letter);

  return [];
}

/** Names of a generation after its model: `7` of "Golf 7", `b8` of "A4 B8", and the codes of its maker. */
export const codesOf = ({ title, codes, model }: ChassisRecord): string[] => {
  const rest = fold(title).startsWith(fold(model.title)) ? title.slice(model.title.length) : title;
  return [...rest.split(/[\s/,()]+/), ...codes].map(joined).filter((code) => code !== '');
};

const known = new WeakMap<Registry, CatalogueNames>();

/** The names of a version of the catalogue, computed once. */
export function catalogueNames(registry: Registry): CatalogueNames {
  const names = known.get(registry) ?? readNames(registry);
  known.set(registry, names);
  return names;
}

function readNames(registry: Registry): CatalogueNames {
  const brands = new Map<string, BrandRecord[]>();
  const models = new Map<string, ModelRecord[]>();
  const codes = new Map<string, ChassisRecord[]>();
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const values = map.get(key) ?? [];
    if (key !== '' && !values.includes(value)) map.set(key, [...values, value]);
  };
  for (const brand of registry.brands) {
    put(brands, joined(brand.title), brand);
    // "Mercedes" means Mercedes-Benz, but "Land" does not mean Land Rover
    const [first = '', ...rest] = brand.title.split('-');
    if (rest.length > 0) put(brands, joined(first), brand);
  }
  for (const model of registry.modelsById.values()) {
    for (const name of [joined(model.title), ...otherNames(model.title)]) put(models, name, model);
    for (const chassis of model.chassis) {
      for (const code of codesOf(chassis)) if (/\p{L}\d|\d\p{L}/u.test(code)) put(codes, code, chassis);
    }
  }
  const names = createVocabulary([]);
  names.add([...brands.keys(), ...models.keys()].filter((name) => /^\p{L}+$/u.test(name) && typoLimit(name) > 0));
  const meant = (word: string) => {
    // people who misspell a name usually get its first letter right
    const near = names.near(word, typoLimit(word)).filter((name) => name.startsWith(word.slice(0, 1)));
    const [shortest = null, ...others] = near.toSorted((a, b) => a.length - b.length);
    // "golff" is a Golf, though there is a Golf R, too
    return typoLimit(word) > 0 && others.every((name) => name.startsWith(shortest ?? '')) ? shortest : null;
  };

  return { brands, models, codes, meant };
}
