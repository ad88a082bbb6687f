import { grown } from './grown.ts';

/**
 * A list of whole numbers for each ad, end to end in one array: what must be taken out of the postings when the ad
 * changes. A million small arrays would need three times the memory.
 */
export class IdLists {
  #pool = new Uint32Array(4096);
  #end = 0;
  #live = 0;
  #starts = new Uint32Array(1024);
  #lengths = new Uint32Array(1024);

  get(ad: number): Uint32Array {
    const start = this.#starts[ad] ?? 0;
    return this.#pool.subarray(start, start + (this.#lengths[ad] ?? 0));
  }

  set(ad: number, ids: readonly number[]) {
    this.#live += ids.length - (this.#lengths[ad] ?? 0);
    this.#starts = grown(this.#starts, ad);
    this.#lengths = grown(this.#lengths, ad);
    this.#pool = grown(this.#pool, this.#end + ids.length);
    this.#pool.set(ids, this.#end);
    this.#starts[ad] = this.#end;
    this.#lengths[ad] = ids.length;
    this.#end += ids.length;
    if (this.#end > 65_536 && this.#end > this.#live * 2) this.#compact();
  }

  /** Drops the lists that were replaced. */
  #compact() {
    const pool = new Uint32Array(Math.ceil(this.#live * 1.5) + 1);
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
