/** Batches of a list that is asked for by the id of the last one before, until one is empty. */
export async function* batchesById<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = await read(0);
  while (rows.length > 0) {
    yield rows;
    rows = await read(rows.at(-1)?.id ?? 0);
  }
}
