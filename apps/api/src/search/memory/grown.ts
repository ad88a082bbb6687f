type Values = Int32Array | Uint32Array | Uint16Array | Float32Array | Float64Array | Uint8Array;

/** The array itself if it has the index `place`, otherwise a longer copy that is filled with `empty`. */
export function grown<Kind extends Values>(values: Kind, index: number, empty = 0): Kind {
  if (index < values.length) return values;

  const Maker = values.constructor as new (length: number) => Kind;
  const longer = new Maker(Math.max(index + 1, Math.ceil(values.length * 1.25)));
  longer.set(values);
  if (empty !== 0) longer.fill(empty, values.length);

  return longer;
}

/** An array that can hold `value`. Sixteen bits are enough for most values and take half the memory. */
export function wideEnough(values: Uint16Array | Uint32Array, value: number): Uint16Array | Uint32Array {
  return value > 0xffff && values instanceof Uint16Array ? Uint32Array.from(values) : values;
}

/** An array that holds `value` exactly. 32 bits are enough for prices, years and distances, but not for times. */
export function exactEnough(values: Float32Array | Float64Array, value: number): Float32Array | Float64Array {
  const isExact = Number.isNaN(value) || Math.fround(value) === value;
  return isExact || values instanceof Float64Array ? values : Float64Array.from(values);
}
