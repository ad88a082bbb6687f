/** The array itself where it has a place `place`, else a longer copy of it. */
export function grown<Values extends Int32Array | Uint32Array | Float64Array | Uint8Array>(
  values: Values,
  place: number,
): Values {
  if (place < values.length) return values;
  const Kind = values.constructor as new (length: number) => Values;
  const longer = new Kind(Math.max(place + 1, Math.ceil(values.length * 1.5)));
  longer.set(values);
  return longer;
}
