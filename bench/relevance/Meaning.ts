/** Numbers from `least` to `most`, both included; a side that is not bounded is null. */
export interface Bounds {
  readonly least: number | null;
  readonly most: number | null;
}

/**
 * The meaning of a query, written by hand in `queries.tsv`. Lists hold alternatives, each as good as the others; an
 * empty list and null mean any value.
 */
export interface Meaning {
  /** Slugs of makes. */
  readonly make: readonly string[];
  /** Slugs of models. */
  readonly model: readonly string[];
  /** Models that somebody who asks for `model` would look at as well. */
  readonly near: readonly string[];
  /** Words of the seller's title. Beside a model they are one more detail; without one they identify the vehicle. */
  readonly written: readonly string[];
  /** The number of the generation, as in Golf 4. */
  readonly generation: number | null;
  /** The maker's names of the generation, as in E46. */
  readonly code: readonly string[];
  /** Years in which that generation was sold. */
  readonly years: Bounds | null;
  /** The year or years that the query itself says. */
  readonly year: Bounds | null;
  /** Answers of the taxonomy, as are `body` and `gearbox`. */
  readonly fuel: readonly string[];
  readonly body: readonly string[];
  readonly gearbox: readonly string[];
  /** Euros. */
  readonly price: Bounds | null;
  /** Kilometres. */
  readonly mileage: Bounds | null;
}

/** A query as a person types it, with its meaning. */
export interface WrittenQuery {
  readonly text: string;
  readonly meaning: Meaning;
}

const keys: readonly string[] = [
  'make',
  'model',
  'near',
  'written',
  'generation',
  'code',
  'years',
  'year',
  'fuel',
  'body',
  'gearbox',
  'price',
  'mileage',
] satisfies readonly (keyof Meaning)[];

/**
 * Reads `queries.tsv`.
 * @throws when a line is not written as its head says, or a query is there twice.
 */
export function readQueries(text: string): WrittenQuery[] {
  const seen = new Set<string>();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', meaning, ...more] = line.split('\t');
      if (!meaning || more.length > 0 || seen.has(query)) throw new Error(`Not a query with its meaning: "${line}".`);

      seen.add(query);

      return { text: query, meaning: readMeaning(meaning) };
    });
}

/**
 * Reads a meaning such as `make=volkswagen; model=golf; years=1997-2003`.
 * @throws when a key is unknown or repeated, or a value is not a number.
 */
export function readMeaning(text: string): Meaning {
  const given = new Map<string, string>();
  for (const pair of text.split('; ')) {
    const [key = '', value, ...more] = pair.split('=');
    if (!keys.includes(key) || !value || more.length > 0 || given.has(key))
      throw new Error(`Not a meaning: "${text}".`);

    given.set(key, value);
  }
  const list = (key: keyof Meaning) => given.get(key)?.split('|') ?? [];
  const bounds = (key: keyof Meaning) => readBounds(given.get(key));

  return {
    make: list('make'),
    model: list('model'),
    near: list('near'),
    written: list('written'),
    generation: bounds('generation')?.least ?? null,
    code: list('code'),
    years: bounds('years'),
    year: bounds('year'),
    fuel: list('fuel'),
    body: list('body'),
    gearbox: list('gearbox'),
    price: bounds('price'),
    mileage: bounds('mileage'),
  };
}

function readBounds(text: string | undefined): Bounds | null {
  if (text === undefined) return null;
  if (!/^(?:\d+|\d+-|-\d+|\d+-\d+)$/.test(text)) throw new Error(`Not numbers: "${text}".`);

  const [least = '', most = least] = text.split('-');

  return { least: least === '' ? null : Number(least), most: most === '' ? null : Number(most) };
}
