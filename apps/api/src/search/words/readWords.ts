import { type FilterValue, type Vocabulary } from '@volan/domain-rules';
import type { BrandRecord, ModelRecord } from '../../taxonomy/Registry.ts';
import type { Test } from '../SearchIndex.ts';
import { answerAt } from './answers.ts';
import { catalogueNames } from './catalogueNames.ts';
import { either } from './either.ts';
import { generationsOf, generationTests, nameOfGeneration, ofGenerations } from './generations.ts';
import { readFigure } from './figures.ts';
import { rewriteNames } from './rewriteNames.ts';
import { spelledModels } from './spelledModels.ts';
import { joinedPieces, splitWords, type Piece } from './splitWords.ts';
import {
  alternatives,
  answerWords,
  fillers,
  filterWords,
  isLimitWord,
  negations,
  romans,
  units,
} from './wordTables.ts';
import type { WordContext } from './WordContext.ts';
import { wordTest } from './wordTest.ts';

/** A filter that words mean. */
export interface ReadFilter {
  readonly key: string;
  readonly value: FilterValue;
  /** Indexes of the words in the typed text. */
  readonly words: readonly number[];
}

/** A requirement for ads that comes from some words. */
interface ReadPart {
  readonly test: Test;
  readonly words: readonly number[];
  /** A make or a model, not a detail of one. */
  readonly isVehicle: boolean;
}

/** The meaning of a text. */
export interface ReadWords {
  readonly filters: readonly ReadFilter[];
  /** An ad must meet all of these. */
  readonly parts: readonly ReadPart[];
  /** Ads that meet more of these are more relevant. */
  readonly preferred: readonly Test[];
}

const maxPiecesOfName = 4;

/** A test that every ad meets. */
const anything: Test = { kind: 'every', of: [] };

/**
 * Reads a text as people mean it. Makes, models and generations come from the catalogue. Limits, years, fuels and
 * gearboxes become filters. A body is found by the answer or by the seller's own words. All other words must occur in
 * the ad. Words of advertising are left out. Reading happens once, before any kind of index, so that all of them answer
 * alike. [N01]
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
  /** The part of the makes, and that of the models: "audi ili bmw" is one. */
  readonly #vehicle: { brand?: ReadPart; model?: ReadPart } = {};
  /** Models that the text names; their generations may follow. */
  #models: readonly ModelRecord[] = [];
  /** Position after the name of the model, where a single digit is its generation. */
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
        this.#unwanted() ||
        this.#brand() ||
        this.#figure() ||
        this.#answer(2) ||
        this.#generation() ||
        this.#model() ||
        this.#code() ||
        this.#figure(true) ||
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
    return joinedPieces(this.#pieces, start, length);
  }

  #piece(ahead = 0): Piece | undefined {
    return this.#pieces[this.#at + ahead];
  }

  /** Indexes of the words of the next pieces. Continues after these pieces. */
  #take(count: number): number[] {
    const words = this.#pieces.slice(this.#at, this.#at + count).map(({ word }) => word);
    this.#at += count;
    return [...new Set(words)];
  }

  #require(words: readonly number[], test: Test, ...preferred: readonly Test[]) {
    this.#parts.push({ words, test, isVehicle: false });
    this.#preferred.push(...preferred);
  }

  #requireVehicle(kind: 'brand' | 'model', length: number, test: Test, spelled: readonly Test[]) {
    const pieces = this.#pieces.slice(this.#at, this.#at + length);
    const slip: Test[] = pieces.some(({ typed }) => typed !== undefined)
      ? [{ kind: 'words', groups: pieces.map(({ text, typed = text }) => [typed]) }]
      : [];
    const other = this.#vehicle[kind];
    const one: Test = either(test, ...spelled, ...slip);
    const part: ReadPart = {
      words: [...new Set([...(other?.words ?? []), ...this.#take(length)])],
      test: other ? either(other.test, one) : one,
      isVehicle: true,
    };
    if (other) this.#parts.splice(this.#parts.indexOf(other), 1, part);
    else this.#parts.push(part);
    this.#vehicle[kind] = part;
    this.#preferred.push(test);
  }

  /** Adds a filter if the category asks that question. False: it does not. */
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
      // if the text also names a make that has a model of this name, the name means that model
      if (!found || this.#isModelOf(found, length)) continue;

      const spelled = this.#pieces.slice(this.#at, this.#at + length).map(({ text }) => [text]);
      const test: Test = { kind: 'any', of: [{ source: 'brand_id', ids: found.map(({ id }) => id) }] };
      this.#requireVehicle('brand', length, test, [{ kind: 'words', groups: spelled }]);

      return true;
    }
    return false;
  }

  #isModelOf(found: readonly BrandRecord[], length: number) {
    const others = this.#brands.filter((brand) => !found.includes(brand));
    const models = catalogueNames(this.#context.registry).models.get(this.#joined(this.#at, length)) ?? [];
    return models.some(({ brand }) => others.includes(brand));
  }

  /**
   * Reads a limit, a span or a number with its unit. `bare`: also a year alone, but only after names were read, because
   * of "peugeot 2008".
   */
  #figure(bare = false): boolean {
    const read = readFigure(this.#pieces, this.#at, new Date(this.#context.now * 1000).getUTCFullYear());
    if (!read || (read.isBare && !bare)) return false;

    const at = this.#at;
    const isExact = read.value.min !== undefined && read.value.min === read.value.max;
    if (read.key === 'snaga' && isExact) return this.#power(read.value.min ?? 0, read.count);
    if (this.#filter(this.#take(read.count), read.key, read.value)) return true;

    this.#at = at;

    return false;
  }

  /** `105 ks`, `77 kw`: rounded as sellers do, or as they write it. */
  #power(kilowatts: number, count: number): boolean {
    const written = this.#pieces.slice(this.#at, this.#at + count).map(({ text }) => text);
    const spelled: Test = { kind: 'words', groups: [[written[0] ?? '', written.join('')]] };
    const spans = [{ min: kilowatts - 1, max: kilowatts + 1 }];
    this.#require(this.#take(count), either({ kind: 'ranges', source: 'power_kw', spans }, spelled));

    return true;
  }

  /** `ne dizel`, `bez automatika`, `-gti`. */
  #unwanted(): boolean {
    const piece = this.#piece();
    if (!piece) return false;

    const isWord = negations.has(piece.text);
    if (!isWord && !(piece.kind === 'letters' && this.#at > 0 && /\s-$/.test(piece.before))) return false;

    const start = this.#at;
    const words = isWord ? this.#take(1) : [];
    const answer = answerAt(this.#context.registry, this.#pieces, this.#at);
    if (!answer && isWord) {
      this.#at = start;
      return false;
    }
    const count = answer?.count ?? this.#runLength();
    const but = answer?.test ?? this.#wordTest(count).test;
    words.push(...this.#take(count));
    this.#require([...new Set(words)], { kind: 'except', of: anything, but });

    return true;
  }

  #model(): boolean {
    const { models } = catalogueNames(this.#context.registry);
    const word = this.#piece();
    if (!word || (this.#models.length > 0 && !this.#isAlternative())) return false;

    // an e-Golf that the catalogue does not have is a Golf, with electric ones first
    const next = this.#piece(1);
    if (word.text === 'e' && next?.before === '-' && models.has(next.text) && !models.has(`e${next.text}`)) {
      const electric = this.#context.registry.specificationsBySlug.get('gorivo')?.filtersBySlug.get('elektricni');
      if (electric) this.#preferred.push({ kind: 'any', of: [{ source: 'filter_id', ids: [electric.id] }] });
      this.#at += 1;

      return this.#model();
    }
    for (let length = maxPiecesOfName; length > 0; length -= 1) {
      const name = this.#joined(this.#at, length);
      const found = this.#ofBrandAndCategory(models.get(name) ?? [], name);
      // "Octavia Combi" is an Octavia with that body, whether or not the catalogue has it as a model of its own
      const last = this.#piece(length - 1)?.text ?? '';
      const isWithBody = length > 1 && answerWords.has(last) && models.has(this.#joined(this.#at, length - 1));
      if (found.length === 0 || isWithBody) continue;

      this.#models = [...this.#models, ...found];
      const test: Test = { kind: 'any', of: [{ source: 'model_id', ids: found.map(({ id }) => id) }] };
      this.#requireVehicle('model', length, test, spelledModels(found, name, this.#brands.length > 0));
      this.#afterModel = this.#at;

      return true;
    }

    return false;
  }

  /** Whether models are alternatives: "golf, passat", "golf ili passat", "golf/passat". */
  #isAlternative() {
    const word = this.#piece();
    return word !== undefined && (/[,/]/.test(word.before) || alternatives.has(this.#piece(-1)?.text ?? ''));
  }

  /** Models that a name can mean: of the named makes, and in the category. A number alone needs its make. */
  #ofBrandAndCategory(found: readonly ModelRecord[], name: string): readonly ModelRecord[] {
    const { category } = this.#context;
    const ofCategory = category ? found.filter((model) => category.branch.includes(model.category_id)) : found;
    if (this.#brands.length > 0) return ofCategory.filter(({ brand }) => this.#brands.includes(brand));

    const isVague =
      name.length < 2 ||
      /^\p{N}{1,2}$/u.test(name) ||
      fillers.has(name) ||
      answerWords.has(name) ||
      filterWords.has(name) ||
      (isLimitWord(name) && this.#at > 0) ||
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
      const name = nameOfGeneration(this.#pieces, this.#at, length, isNext);
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
    // a digit without a generation must not match the 5 of "1.5"
    if (!/^\d$/.test(nameOfGeneration(this.#pieces, this.#at, 1, isNext))) return false;

    const own = this.#models.map((model) => `${model.slug.replaceAll('-', '')}${word.text}`);
    this.#require(this.#take(1), { kind: 'words', groups: [own] });

    return true;
  }

  /** Reads a code that also names the model: `e46`, `w211`. */
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

  /**
   * Reads fuels and gearboxes as filters, and bodies, drives and colours by the answer or the seller's words. Answers
   * of several pieces come first, because the 4 of 4x4 is not a model.
   */
  #answer(least = 1): boolean {
    const found = answerAt(this.#context.registry, this.#pieces, this.#at);
    if (!found || found.count < least) return false;

    const { count, key, slug, isFilter, test } = found;
    const at = this.#at;
    if (!isFilter) {
      const typed: Test = { kind: 'words', groups: [[this.#joined(at, count)]] };
      this.#require(this.#take(count), test, found.answer, typed);
      return true;
    }
    if (this.#filter(this.#take(count), key, { kind: 'option', slug })) return true;

    this.#at = at;

    return false;
  }

  /** Reads all other words. Alternating letters and digits are one word, however they are split. */
  #run() {
    const length = this.#runLength();
    const { test, exact } = this.#wordTest(length);
    this.#require(this.#take(length), test, ...(exact ? [exact] : []));
  }

  #runLength() {
    let length = 1;
    for (; this.#continuesRun(length); length += 1);
    return length;
  }

  #wordTest(length: number) {
    const texts = this.#pieces
      .slice(this.#at, this.#at + length)
      .map(({ text, typed = text, kind }) => ({ text: typed, kind }));
    const vocabulary: Vocabulary = this.#context.vocabulary;
    return wordTest(texts, vocabulary, this.#context.vocabulary.synonyms);
  }

  #continuesRun(length: number): boolean {
    const [before, next] = [this.#piece(length - 1), this.#piece(length)];
    if (!before || !next || length >= maxPiecesOfName || before.kind === next.kind) return false;
    if (before.kind === 'decimal' || next.kind === 'decimal') return false;
    if (next.glued) return true;

    const letters = next.kind === 'letters' ? next.text : before.text;
    const isTable = fillers.has(letters) && letters.length > 1;

    return letters.length <= 2 && !isTable && !isLimitWord(letters) && !units.has(letters) && !romans.has(letters);
  }
}
