import { tokens, type FilterValue, type Vocabulary } from '@volan/domain-rules';
import type { BrandRecord, ModelRecord } from '../../taxonomy/Registry.ts';
import type { Test } from '../SearchIndex.ts';
import { catalogueNames } from './catalogueNames.ts';
import { either } from './either.ts';
import { generationsOf, generationTests, ofGenerations } from './generations.ts';
import { rewriteNames } from './rewriteNames.ts';
import { splitWords, type Piece } from './splitWords.ts';
import { atLeast, atMost, bodyWords, fillers, filterWords, romans, units } from './wordTables.ts';
import type { WordContext } from './WordContext.ts';
import { wordTest } from './wordTest.ts';

/** A filter that words stand for. */
export interface ReadFilter {
  readonly key: string;
  readonly value: FilterValue;
  /** Places of the words, in the text as it was typed. */
  readonly words: readonly number[];
}

/** What an ad must hold because of some words. */
export interface ReadPart {
  readonly test: Test;
  readonly words: readonly number[];
  /** A make or a model, not a detail of one. */
  readonly isVehicle: boolean;
}

/** What a text means. */
export interface ReadWords {
  readonly filters: readonly ReadFilter[];
  /** All must hold. */
  readonly parts: readonly ReadPart[];
  /** The more of these an ad holds, the better it fits. */
  readonly preferred: readonly Test[];
}

const maxPiecesOfName = 4;
const firstYear = 1950;
const kilowattsOfHorsepower = 0.7355;

/**
 * Reads a text as people mean it: makes, models and their generations by the catalogue, limits, years, fuels and gearboxes
 * as filters, bodies by the answer or the seller's own words; everything else are words that have to stand in the ad. Words
 * of advertising are left out. Reading happens once, before every kind of index, so that all of them answer alike. [N01]
 */
export function readWords(context: WordContext, text: string): ReadWords {
  return new Reader(context, rewriteNames(splitWords(text), context)).read();
}

class Reader {
  readonly #context: WordContext;
  readonly #pieces: readonly Piece[];
  readonly #brands: readonly BrandRecord[];
  readonly #filters: ReadFilter[] = [];
  readonly #parts: ReadPart[] = [];
  readonly #preferred: Test[] = [];
  /** Models that the text names; their generations may follow. */
  #models: readonly ModelRecord[] = [];
  /** Place after the name of the model: a lone digit there is its generation. */
  #afterModel = -1;
  #at = 0;

  constructor(context: WordContext, pieces: readonly Piece[]) {
    this.#context = context;
    this.#pieces = pieces;
    const { brands } = catalogueNames(context.registry);
    this.#brands = pieces.flatMap((_, start) =>
      [1, 2, 3].flatMap((length) => brands.get(this.#joined(start, length)) ?? []),
    );
  }

  read(): ReadWords {
    const skipped: number[] = [];
    while (this.#at < this.#pieces.length) {
      const start = this.#at;
      const read =
        this.#brand() ||
        this.#limit() ||
        this.#measure() ||
        this.#generation() ||
        this.#model() ||
        this.#code() ||
        this.#year() ||
        this.#answer();
      if (read) continue;
      this.#at = start;
      if (fillers.has(this.#pieces[start]?.text ?? '')) {
        skipped.push(start);
        this.#at += 1;
      } else {
        this.#run();
      }
    }
    return { filters: this.#filters, parts: this.#parts, preferred: this.#preferred };
  }

  #joined(start: number, length: number) {
    const some = this.#pieces.slice(start, start + length);
    return some.length === length ? some.map(({ text }) => text).join('') : '';
  }

  #piece(ahead = 0): Piece | undefined {
    return this.#pieces[this.#at + ahead];
  }

  /** Places of the words of the next pieces; then goes on after them. */
  #take(count: number): number[] {
    const words = this.#pieces.slice(this.#at, this.#at + count).map(({ word }) => word);
    this.#at += count;
    return [...new Set(words)];
  }

  #require(words: readonly number[], test: Test, ...preferred: readonly Test[]) {
    this.#parts.push({ words, test, isVehicle: false });
    this.#preferred.push(...preferred);
  }

  #requireVehicle(length: number, test: Test, spelled: readonly Test[]) {
    const pieces = this.#pieces.slice(this.#at, this.#at + length);
    const slip: Test[] = pieces.some(({ typed }) => typed !== undefined)
      ? [{ kind: 'words', groups: pieces.map(({ text, typed = text }) => [typed]) }]
      : [];
    this.#parts.push({ words: this.#take(length), test: either(test, ...spelled, ...slip), isVehicle: true });
    this.#preferred.push(test);
  }

  /** A filter, where the category asks for it. False: it does not. */
  #filter(words: readonly number[], key: string, value: FilterValue): boolean {
    const { registry, category } = this.#context;
    const specification = registry.specificationsBySlug.get(key);
    if (!specification || (category && !category.specifications.includes(specification))) return false;
    if (value.kind === 'option' && !specification.filtersBySlug.has(value.slug)) return false;
    this.#filters.push({ key, value, words });
    return true;
  }

  #brand(): boolean {
    const { brands } = catalogueNames(this.#context.registry);
    for (const length of [3, 2, 1]) {
      const found = brands.get(this.#joined(this.#at, length));
      // a name that is a model of another make that is named as well is that model
      if (!found || this.#isModelOf(found, length)) continue;
      const spelled = this.#pieces.slice(this.#at, this.#at + length).map(({ text }) => [text]);
      const test: Test = { kind: 'any', of: [{ source: 'brand_id', ids: found.map(({ id }) => id) }] };
      this.#requireVehicle(length, test, [{ kind: 'words', groups: spelled }]);
      return true;
    }
    return false;
  }

  #isModelOf(found: readonly BrandRecord[], length: number) {
    const others = this.#brands.filter((brand) => !found.includes(brand));
    const models = catalogueNames(this.#context.registry).models.get(this.#joined(this.#at, length)) ?? [];
    return models.some(({ brand }) => others.includes(brand));
  }

  /** `do 5000`, `od 2015`, `bis 100.000 km`, `za 2000 evra`. */
  #limit(): boolean {
    const word = this.#piece();
    const before = word?.text === 'up' && this.#piece(1)?.text === 'to' ? 2 : 1;
    const number = this.#piece(before);
    const unit = units.get(this.#piece(before + 1)?.text ?? '');
    if (!word || number?.kind !== 'number' || number.value === null) return false;
    const isMost = atMost.has(word.text) || (unit === 'price' && ['za', 'for', 'fur', 'oko'].includes(word.text));
    const isLeast = atLeast.has(word.text);
    if (!isMost && !isLeast) return false;
    const what = unit ?? this.#whatIsMeant(number.value, isLeast);
    const value: FilterValue = isMost ? { kind: 'range', max: number.value } : { kind: 'range', min: number.value };
    const at = this.#at;
    const words = this.#take(before + (unit ? 2 : 1));
    if (what && what !== 'power' && what !== 'seats' && what !== 'kilowatt' && this.#filter(words, keyOf[what], value))
      return true;
    this.#at = at;
    return false;
  }

  /** Without a unit: `od 2015` is a year, `do 5000` a price; nobody asks for a price of 2013. */
  #whatIsMeant(value: number, isLeast: boolean): 'price' | 'year' | null {
    const isYear = value >= firstYear && value <= this.#thisYear() + 1;
    if (isYear && (isLeast || value % 50 !== 0)) return 'year';
    return value >= 100 ? 'price' : null;
  }

  #thisYear() {
    return new Date(this.#context.now * 1000).getUTCFullYear();
  }

  /** `7 sedista`, `105 ks`, `77 kw`. */
  #measure(): boolean {
    const number = this.#piece();
    const unit = units.get(this.#piece(1)?.text ?? '');
    if (number?.kind !== 'number' || number.value === null || !unit) return false;
    const { value } = number;
    if (unit === 'seats') {
      const at = this.#at;
      if (this.#filter(this.#take(2), 'broj-sedista', { kind: 'range', min: value, max: value })) return true;
      this.#at = at;
      return false;
    }
    if (unit !== 'power' && unit !== 'kilowatt') return false;
    const kilowatts = unit === 'kilowatt' ? value : value * kilowattsOfHorsepower;
    const spans = [{ min: Math.floor(kilowatts - 0.5), max: Math.ceil(kilowatts + 0.5) }];
    const spelled: Test = { kind: 'words', groups: [[String(value), `${value}${this.#piece(1)?.text ?? ''}`]] };
    this.#require(this.#take(2), either({ kind: 'ranges', source: 'power_kw', spans }, spelled));
    return true;
  }

  #model(): boolean {
    const { models } = catalogueNames(this.#context.registry);
    if (this.#models.length > 0) return false;
    const word = this.#piece();
    if (!word) return false;
    for (let length = maxPiecesOfName; length > 0; length -= 1) {
      const name = this.#joined(this.#at, length);
      const found = this.#ofBrandAndCategory(models.get(name) ?? [], name);
      // "Octavia Combi" is an Octavia with that body, whether or not the catalogue has it as a model of its own
      const last = this.#piece(length - 1)?.text ?? '';
      const isWithBody = length > 1 && bodyWords.has(last) && models.has(this.#joined(this.#at, length - 1));
      if (found.length === 0 || isWithBody) continue;
      this.#models = found;
      const test: Test = { kind: 'any', of: [{ source: 'model_id', ids: found.map(({ id }) => id) }] };
      this.#requireVehicle(length, test, this.#spelled(found, name));
      this.#afterModel = this.#at;
      return true;
    }
    return false;
  }

  /** The name in the seller's own words, where the ad says no model. A number alone needs its make, and two digits. */
  #spelled(models: readonly ModelRecord[], name: string): Test[] {
    const isNumber = /^\p{N}+$/u.test(name);
    // "head up" is no up!
    if (name.length < 2 || atMost.has(name) || (isNumber && this.#brands.length === 0)) return [];
    const titles = new Set(models.map(({ title }) => tokens(title).join(' ')));
    const apart = [...titles]
      .map((title) => title.split(' '))
      .filter((words) => words.length > 1 && words.some((word) => word.length > 2 || /\p{L}\p{N}/u.test(word)));
    return [
      { kind: 'words', groups: [[name]] },
      ...apart.map((words): Test => ({ kind: 'words', groups: words.map((word) => [word]) })),
    ];
  }

  /** Models that the name may mean here: of the makes that are named, and in the category. A mere number needs its make. */
  #ofBrandAndCategory(found: readonly ModelRecord[], name: string): readonly ModelRecord[] {
    const { category } = this.#context;
    const ofCategory = category ? found.filter((model) => category.branch.includes(model.category_id)) : found;
    if (this.#brands.length > 0) return ofCategory.filter(({ brand }) => this.#brands.includes(brand));
    const isVague =
      name.length < 2 ||
      /^\p{N}{1,2}$/u.test(name) ||
      fillers.has(name) ||
      bodyWords.has(name) ||
      filterWords.has(name) ||
      (atMost.has(name) && this.#at > 0) ||
      romans.has(name);
    if (isVague) return [];
    const isNumber = /^\p{N}+$/u.test(name);
    return isNumber && new Set(ofCategory.map(({ brand }) => brand.id)).size > 1 ? [] : ofCategory;
  }

  /** After a model: `golf 7`, `golf VI`, `a4 b8`, `focus mk2`, `astra h`. */
  #generation(): boolean {
    if (this.#models.length === 0) return false;
    const word = this.#piece();
    if (!word) return false;
    const isNext = this.#at === this.#afterModel;
    for (const length of [2, 1]) {
      const name = this.#nameOfGeneration(length, isNext);
      const found = generationsOf(this.#models, name);
      if (found.length === 0) continue;
      const own = this.#models.map((model) => `${model.slug.replaceAll('-', '')}${name}`);
      const words = this.#take(length);
      const spelled: Test = {
        kind: 'words',
        groups: [[...new Set([...own, ...(/\p{L}\p{N}|\p{N}\p{L}/u.test(name) ? [name] : [])])]],
      };
      const tests = generationTests(found);
      this.#require(words, either(...tests, spelled), ...tests, ofGenerations(found));
      return true;
    }
    return false;
  }

  /** What may name a generation here: `b8`, `mk2`, `b5.5` anywhere; `7`, `VII` and `h` only behind the model and alone. */
  #nameOfGeneration(length: number, isNext: boolean): string {
    const [piece, next] = [this.#piece(), this.#piece(1)];
    if (!piece) return '';
    if (length === 2) {
      if (!next || piece.kind !== 'letters') return '';
      if (piece.text === 'mk') return next.text;
      return next.glued || isNext ? this.#joined(this.#at, 2).replace(/\.\d+$/, '') : '';
    }
    const isAlone = next?.glued !== true && piece.kind !== 'decimal';
    return isNext && isAlone ? piece.text : '';
  }

  /** A code that says the model as well: `e46`, `w211`. */
  #code(): boolean {
    const { codes } = catalogueNames(this.#context.registry);
    const name = this.#joined(this.#at, 2);
    const found = (codes.get(name) ?? []).filter(
      ({ model }) =>
        (this.#brands.length === 0 || this.#brands.includes(model.brand)) &&
        (this.#models.length === 0 || this.#models.includes(model)),
    );
    if (found.length === 0 || (this.#brands.length === 0 && this.#models.length === 0 && name.length < 3)) return false;
    const tests = generationTests(found);
    this.#require(this.#take(2), either(...tests, { kind: 'words', groups: [[name]] }), ...tests, ofGenerations(found));
    return true;
  }

  #year(): boolean {
    const number = this.#piece();
    if (number?.kind !== 'number' || number.value === null || number.glued || number.text.length !== 4) return false;
    if (number.value < firstYear || number.value > this.#thisYear() + 1) return false;
    const at = this.#at;
    const count = units.get(this.#piece(1)?.text ?? '') === 'year' ? 2 : 1;
    if (this.#filter(this.#take(count), 'godiste', { kind: 'range', min: number.value, max: number.value }))
      return true;
    this.#at = at;
    return false;
  }

  /** Fuels and gearboxes as filters; bodies by the answer or the seller's words. */
  #answer(): boolean {
    const word = this.#piece()?.text ?? '';
    const filter = filterWords.get(word);
    if (filter !== undefined) {
      const [key = '', slug = ''] = filter.split(':');
      const at = this.#at;
      if (this.#filter(this.#take(1), key, { kind: 'option', slug })) return true;
      this.#at = at;
      return false;
    }
    const together = this.#joined(this.#at, 2);
    const body = bodyWords.get(together) ?? bodyWords.get(word);
    const answer =
      body === undefined
        ? undefined
        : this.#context.registry.specificationsBySlug.get('karoserija')?.filtersBySlug.get(body);
    if (!answer) return false;
    const synonyms = [...bodyWords].flatMap(([each, of]) => (of === body ? [each] : []));
    const test: Test = { kind: 'any', of: [{ source: 'filter_id', ids: [answer.id] }] };
    const apart: Test[] = bodyWords.has(together)
      ? [{ kind: 'words', groups: this.#pieces.slice(this.#at, this.#at + 2).map(({ text }) => [text]) }]
      : [];
    const words = this.#take(bodyWords.has(together) ? 2 : 1);
    this.#require(words, either(test, { kind: 'words', groups: [synonyms] }, ...apart), test);
    return true;
  }

  /** Words that nobody reads otherwise; letters and digits that alternate are one, however they are split. */
  #run() {
    let length = 1;
    for (; this.#continuesRun(length); length += 1);
    const texts = this.#pieces
      .slice(this.#at, this.#at + length)
      .map(({ text, typed = text, kind }) => ({ text: typed, kind }));
    const vocabulary: Vocabulary = this.#context.vocabulary;
    const { test, exact } = wordTest(texts, vocabulary, this.#context.vocabulary.synonyms);
    this.#require(this.#take(length), test, ...(exact ? [exact] : []));
  }

  #continuesRun(length: number): boolean {
    const [before, next] = [this.#piece(length - 1), this.#piece(length)];
    if (!before || !next || length >= maxPiecesOfName || before.kind === next.kind) return false;
    if (before.kind === 'decimal' || next.kind === 'decimal') return false;
    if (next.glued) return true;
    const letters = next.kind === 'letters' ? next.text : before.text;
    const isTable = fillers.has(letters) && letters.length > 1;
    return letters.length <= 2 && !isTable && !atMost.has(letters) && !units.has(letters) && !romans.has(letters);
  }
}

const keyOf = { price: 'cena', mileage: 'kilometraza', year: 'godiste' } as const;
