/** Throws `sentence` unless the condition holds. */
export function must(condition: boolean, sentence: string): asserts condition {
  if (!condition) {
    throw new Error(sentence);
  }
}

/** Throws unless both have the same JSON. */
export function mustEqual(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  must(found === wanted, `${what}: expected ${wanted}, found ${found}`);
}

/** The first of a list; throws where it is empty. */
export function firstOf<Value>(values: readonly Value[], what: string): Value {
  const [first] = values;
  must(first !== undefined, `The data holds no ${what}.`);
  return first;
}
