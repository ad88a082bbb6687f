import { gridOf } from '../gridOf.ts';
import {
  singleIdColumns,
  type AdDocument,
  type IdSource,
  type NumberColumn as ColumnName,
  type NumberSource,
} from '../SearchIndex.ts';
import { AdOrder } from './AdOrder.ts';
import type { Bitmap, Bitmaps } from './Bitmaps.ts';
import { grown } from './grown.ts';
import { IdColumn } from './IdColumn.ts';
import { ListColumn } from './ListColumn.ts';
import { NumberColumn } from './NumberColumn.ts';
import { NumberLists } from './NumberLists.ts';
import { NumberValues } from './NumberValues.ts';
import { TopAds } from './TopAds.ts';

type SingleIdColumn = (typeof singleIdColumns)[number];
type ListedId = Exclude<IdSource, SingleIdColumn>;

const listedIds = ['filter_id', 'fit_brand_id', 'fit_model_id'] as const satisfies readonly ListedId[];
const numberColumns = [
  'price',
  'year',
  'mileage',
  'power_kw',
  'displacement',
  'confirmed_at',
  'created_at',
] as const satisfies readonly ColumnName[];

/** Fields that lists can be sorted by. */
const orderFields = ['created_at', 'price', 'year', 'mileage', 'power_kw', 'price_rating'] as const;
type OrderField = (typeof orderFields)[number];

/** Number of moved ads that are merged into the sorted arrays together. */
const maxMoved = 4096;

/** All active ads as bitmaps, columns and orders. The id of an ad is its place. */
export class IndexedAds {
  readonly all: Bitmap;
  readonly ids: Readonly<Record<SingleIdColumn, IdColumn>>;
  readonly lists: Readonly<Record<ListedId, ListColumn<number>>>;
  readonly words: ListColumn<string>;
  readonly top = new TopAds();

  readonly #bitmaps: Bitmaps;
  readonly #specificationType: (id: number) => string;
  readonly #values: Readonly<Record<ColumnName, NumberValues>>;
  readonly #columns: Readonly<Record<ColumnName, NumberColumn>>;
  /** Answers that are numbers, by specification. */
  readonly #answers = new Map<number, NumberColumn>();
  readonly #answerLists = new NumberLists();
  readonly #ratings = new NumberValues();
  readonly #orders: ReadonlyMap<string, AdOrder>;
  #movedFlags = new Uint8Array(1024);
  #moved: number[] = [];
  #loading = false;

  /** `specificationType` gives the type of the numbers of a specification. */
  constructor(bitmaps: Bitmaps, specificationType: (id: number) => string) {
    this.#bitmaps = bitmaps;
    this.#specificationType = specificationType;
    this.all = bitmaps.empty();
    this.words = new ListColumn(bitmaps);
    this.ids = recordOf(singleIdColumns, (name) => new IdColumn(bitmaps, { many: name === 'user_id' }));
    this.lists = recordOf(listedIds, () => new ListColumn<number>(bitmaps));
    const values = recordOf(numberColumns, () => new NumberValues());
    this.#values = values;
    this.#columns = recordOf(
      numberColumns,
      (name) => new NumberColumn(bitmaps, gridOf(name, ''), (ad) => values[name].get(ad)),
    );
    const ratings = this.#ratings;
    const newest = (ad: number) => -values.created_at.get(ad);
    this.#orders = new Map(
      orderFields.flatMap((field) =>
        (['asc', 'desc'] as const).map((direction): [string, AdOrder] => [
          `${field} ${direction}`,
          field === 'price_rating'
            ? new AdOrder((ad) => ratings.get(ad), direction, newest)
            : new AdOrder((ad) => values[field].get(ad), direction),
        ]),
      ),
    );
  }

  /** Numbers of a column, or the answers to a specification. */
  numbers(source: NumberSource): NumberColumn {
    if (typeof source !== 'number') return this.#columns[source];

    let column = this.#answers.get(source);
    if (!column) {
      const lists = this.#answerLists;
      const grid = gridOf(source, this.#specificationType(source));
      column = new NumberColumn(this.#bitmaps, grid, (ad) => lists.get(ad, source));
      if (this.#loading) column.beginLoading();
      this.#answers.set(source, column);
    }

    return column;
  }

  /** Ads that hold any of the words. */
  withAnyWord(words: readonly string[]): Bitmap {
    return this.words.any(words);
  }

  /** Visits ads in an order until `visit` says no more; also ads that others left out. */
  walk(field: OrderField, direction: 'asc' | 'desc', visit: (ad: number) => boolean) {
    this.#order(field, direction).walk(this.#movedAds(), (ad) => this.all.has(ad), visit);
  }

  compare(field: OrderField, direction: 'asc' | 'desc') {
    const order = this.#order(field, direction);
    return (a: number, b: number) => order.compare(a, b);
  }

  put(document: AdDocument) {
    const ad = document.id;
    this.#move(ad);
    this.all.add(ad);
    for (const column of singleIdColumns) this.ids[column].set(ad, document[column]);
    for (const column of numberColumns) this.#setNumber(column, ad, document[column]);
    this.#ratings.set(ad, document.price_rating);
    this.lists.filter_id.set(ad, document.filter_ids);
    this.lists.fit_brand_id.set(ad, document.fit_brand_id ?? []);
    this.lists.fit_model_id.set(ad, document.fit_model_id ?? []);
    this.words.set(ad, document.search_tokens);
    this.#setAnswers(ad, document.numbers ?? {});
    this.top.set(ad, document.top);
  }

  remove(ad: number) {
    if (!this.all.has(ad)) return;

    this.#move(ad);
    this.all.delete(ad);
    for (const column of singleIdColumns) this.ids[column].set(ad, null);
    for (const column of numberColumns) this.#setNumber(column, ad, null);
    this.#ratings.set(ad, null);
    for (const list of listedIds) this.lists[list].set(ad, []);
    this.words.set(ad, []);
    this.#setAnswers(ad, {});
    this.top.set(ad, null);
  }

  /** Until `endLoading` each ad is added once, and nothing can be found. */
  beginLoading() {
    this.#loading = true;
    for (const part of this.#parts()) part.beginLoading();
  }

  endLoading() {
    this.#loading = false;
    for (const part of this.#parts()) part.endLoading();
    const ads = this.all.toUint32Array();
    for (const order of this.#orders.values()) order.rebuild(ads);
  }

  #parts() {
    return [
      ...Object.values(this.ids),
      ...Object.values(this.lists),
      ...Object.values(this.#columns),
      ...this.#answers.values(),
      this.words,
    ];
  }

  #order(field: OrderField, direction: 'asc' | 'desc'): AdOrder {
    const order = this.#orders.get(`${field} ${direction}`);
    if (!order) throw new Error(`There is no order by ${field} ${direction}.`);
    return order;
  }

  #movedAds() {
    const flags = this.#movedFlags;
    return { list: this.#moved, has: (ad: number) => flags[ad] === 1 };
  }

  #move(ad: number) {
    if (this.#loading) return;

    this.#movedFlags = grown(this.#movedFlags, ad);
    if (this.#movedFlags[ad] !== 1) {
      this.#movedFlags[ad] = 1;
      this.#moved.push(ad);
    }
    for (const order of this.#orders.values()) order.touch();
  }

  /** Merges moved ads into the sorted arrays if there are many. */
  settle() {
    if (this.#moved.length < maxMoved) return;

    const moved = this.#movedAds();
    for (const order of this.#orders.values()) order.settle(moved, (ad) => this.all.has(ad));
    for (const ad of this.#moved) this.#movedFlags[ad] = 0;
    this.#moved = [];
  }

  #setNumber(name: ColumnName, ad: number, value: number | null) {
    this.#values[name].set(ad, value);
    this.#columns[name].place(ad);
  }

  #setAnswers(ad: number, numbers: Readonly<Record<string, number>>) {
    const before = this.#answerLists.keysOf(ad);
    const entries = Object.entries(numbers).map(([key, value]) => [Number(key), value] as const);
    this.#answerLists.set(ad, entries);
    for (const specification of before) this.numbers(specification).place(ad);
    for (const [specification] of entries) this.numbers(specification).place(ad);
  }
}

function recordOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
