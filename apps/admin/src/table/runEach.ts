/** State of an action on one row; `failed` holds the error. */
export type RowOutcome =
  | { readonly state: 'waiting' | 'running' | 'done' }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Does something with rows, one after the other, and reports the state of each. A row that fails does not stop the
 * others.
 *
 * @param isStopped asked before each row: rows that have not begun stay `waiting`
 */
export async function runEach<Row>(
  rows: readonly (readonly [key: string, row: Row])[],
  run: (row: Row) => Promise<unknown>,
  tell: (key: string, outcome: RowOutcome) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (const [key, row] of rows) {
    if (isStopped()) return;

    tell(key, { state: 'running' });
    try {
      // one at a time: other users need the server too, and the administrator can stop in between
      await run(row);
      tell(key, { state: 'done' });
    } catch (error) {
      tell(key, { state: 'failed', error });
    }
  }
}
