import { exactEnough, grown } from './grown.ts';

/** A number for nearly every ad. NaN means that the ad has no number. */
export class NumberValues {
  #values: Float32Array | Float64Array = new Float32Array(1024).fill(Number.NaN);

  get(ad: number): number {
    return this.#values[ad] ?? Number.NaN;
  }

  set(ad: number, value: number | null) {
    const number = value ?? Number.NaN;
    this.#values = exactEnough(grown(this.#values, ad, Number.NaN), number);
    this.#values[ad] = number;
  }
}
