/** Numbers keys in the order in which they come: 0, 1, 2. A number is never used twice. */
export class NumberedKeys<Key> {
  readonly #numbers = new Map<Key, number>();
  readonly #keys: Key[] = [];

  get size(): number {
    return this.#keys.length;
  }

  /** The number of a key; a new key gets a new number. */
  numberOf(key: Key): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;

    this.#numbers.set(key, this.#keys.length);

    return this.#keys.push(key) - 1;
  }

  /** The number of a key that has one. */
  find(key: Key): number | undefined {
    return this.#numbers.get(key);
  }

  /** The numbers of those keys that have one. */
  findAll(keys: readonly Key[]): number[] {
    return keys.flatMap((key) => this.#numbers.get(key) ?? []);
  }

  /** The numbers of some keys, or of all. */
  numbersOf(keys?: readonly Key[]): Iterable<number> {
    return keys ? this.findAll(keys) : this.#numbers.values();
  }

  /** Converts counts by number into counts by key, of `keys` or all. Keys with a count of zero are left out. */
  named(counts: (number: number) => number, keys?: readonly Key[]): Map<Key, number> {
    const named = new Map<Key, number>();
    for (const key of keys ?? this.#keys) {
      const number = this.#numbers.get(key);
      const count = number === undefined ? 0 : counts(number);
      if (count > 0) named.set(key, count);
    }
    return named;
  }
}
