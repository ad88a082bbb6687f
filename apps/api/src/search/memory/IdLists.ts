import { grown, wideEnough } from './grown.ts';

/**
 * A list of whole numbers for each ad, end to end in one array: the values of the ad. It is read when few ads are
 * counted. It also says what to remove from the postings when the ad changes. A million small arrays would need several
 * times the memory.
 */
export class IdLists {
  #pool: Uint16Array | Uint32Array = new Uint16Array(4096);
  #end = 0;
  #live = 0;
  #starts = new Uint32Array(1024);
  #lengths = new Uint16Array(1024);

  /** How many numbers an ad has on average; at least one, which is its length. */
  get meanLength(): number {
    return 1 + this.#live / this.#starts.length;
  }

  get(ad: number): Uint16Array | Uint32Array {
    const start = this.#starts[ad] ?? 0;
    return this.#pool.subarray(start, start + (this.#lengths[ad] ?? 0));
  }

  set(ad: number, numbers: readonly number[]) {
    const before = this.#lengths[ad] ?? 0;
    if (before === 0 && numbers.length === 0) return;

    this.#live += numbers.length - before;
    this.#starts = grown(this.#starts, ad);
    this.#lengths = grown(this.#lengths, ad);
    this.#pool = grown(this.#pool, this.#end + numbers.length);
    for (const number of numbers) {
      this.#pool = wideEnough(this.#pool, number);
      this.#pool[this.#end] = number;
      this.#end += 1;
    }
    this.#starts[ad] = this.#end - numbers.length;
    this.#lengths[ad] = numbers.length;
    if (this.#end > 65_536 && this.#end > this.#live * 2) this.#compact();
  }

  /** Number of the ads that hold each number below `size`. */
  tally(ads: Uint32Array, size: number): Uint32Array {
    const counts = new Uint32Array(size);
    const pool = this.#pool;
    const ends = this.#starts.length;
    for (let index = 0; index < ads.length; index += 1) {
      const ad = ads[index] as number;
      if (ad >= ends) continue;

      const start = this.#starts[ad] as number;
      const end = start + (this.#lengths[ad] as number);
      for (let at = start; at < end; at += 1) {
        const number = pool[at] as number;
        counts[number] = (counts[number] as number) + 1;
      }
    }

    return counts;
  }

  /** Drops the lists that were replaced. */
  #compact() {
    const Kind = this.#pool.constructor as Uint32ArrayConstructor | Uint16ArrayConstructor;
    const pool = new Kind(Math.ceil(this.#live * 1.25) + 1);
    let end = 0;
    for (let ad = 0; ad < this.#lengths.length; ad += 1) {
      const list = this.get(ad);
      pool.set(list, end);
      this.#starts[ad] = end;
      end += list.length;
    }
    this.#pool = pool;
    this.#end = end;
  }
}
