import { exactEnough, grown, wideEnough } from './grown.ts';

/** Some numbers for each ad by key: answers to questions that few ads answer. */
export class NumberLists {
  #keys: Uint16Array | Uint32Array = new Uint16Array(4096);
  #values: Float32Array | Float64Array = new Float32Array(4096);
  #end = 0;
  #live = 0;
  #starts = new Uint32Array(1024);
  #lengths = new Uint8Array(1024);

  /** NaN means that the ad has no number for this key. */
  get(ad: number, key: number): number {
    const start = this.#starts[ad] ?? 0;
    const end = start + (this.#lengths[ad] ?? 0);
    for (let index = start; index < end; index += 1) {
      if (this.#keys[index] === key) return this.#values[index] ?? Number.NaN;
    }

    return Number.NaN;
  }

  /** The keys of an ad. */
  keysOf(ad: number): Uint16Array | Uint32Array {
    const start = this.#starts[ad] ?? 0;
    return this.#keys.slice(start, start + (this.#lengths[ad] ?? 0));
  }

  /** Replaces the numbers of an ad; at most 255 keys. */
  set(ad: number, entries: readonly (readonly [key: number, value: number])[]) {
    const before = this.#lengths[ad] ?? 0;
    if (before === 0 && entries.length === 0) return;

    this.#live += entries.length - before;
    this.#starts = grown(this.#starts, ad);
    this.#lengths = grown(this.#lengths, ad);
    this.#keys = grown(this.#keys, this.#end + entries.length);
    this.#values = grown(this.#values, this.#end + entries.length);
    this.#starts[ad] = this.#end;
    this.#lengths[ad] = entries.length;
    for (const [key, value] of entries) {
      this.#keys = wideEnough(this.#keys, key);
      this.#keys[this.#end] = key;
      this.#values = exactEnough(this.#values, value);
      this.#values[this.#end] = value;
      this.#end += 1;
    }
    if (this.#end > 65_536 && this.#end > this.#live * 2) this.#compact();
  }

  /** Drops replaced lists. */
  #compact() {
    const Keys = this.#keys.constructor as Uint16ArrayConstructor | Uint32ArrayConstructor;
    const keys = new Keys(Math.ceil(this.#live * 1.25) + 1);
    const Kind = this.#values.constructor as Float32ArrayConstructor | Float64ArrayConstructor;
    const values = new Kind(keys.length);
    let end = 0;
    for (let ad = 0; ad < this.#lengths.length; ad += 1) {
      const start = this.#starts[ad] ?? 0;
      const length = this.#lengths[ad] ?? 0;
      keys.set(this.#keys.subarray(start, start + length), end);
      values.set(this.#values.subarray(start, start + length), end);
      this.#starts[ad] = end;
      end += length;
    }
    this.#keys = keys;
    this.#values = values;
    this.#end = end;
  }
}
