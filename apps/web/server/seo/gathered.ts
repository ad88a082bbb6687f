/** All that comes, in its order. */
export async function gathered<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) {
    all.push(value);
  }
  return all;
}
