import { grown } from './grown.ts';

/** A number for nearly every ad; NaN is none. */
export class NumberValues {
  #values = new Float64Array(1024).fill(Number.NaN);

  get(ad: number): number {
    return this.#values[ad] ?? Number.NaN;
  }

  set(ad: number, value: number | null) {
    this.#values = grown(this.#values, ad, Number.NaN);
    this.#values[ad] = value ?? Number.NaN;
  }
}
