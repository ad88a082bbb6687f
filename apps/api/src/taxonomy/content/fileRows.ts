import type { TransactionSql } from 'postgres';

/** Rows of the content files that the loader may still write. */
export interface FileRows {
  /**
   * Rows that administrators have not changed, made or removed, whose slug no row of an administrator has, and whose
   * parent rows exist.
   */
  mine: <Row extends { readonly id: number }>(
    table: string,
    rows: readonly Row[],
    belongs?: (row: Row) => boolean,
  ) => Row[];
  /** Whether a row is in the database after loading, so that others may refer to it. */
  isThere: (table: string, id: number | null | undefined) => boolean;
}

/** Columns within which a slug is unique, by table. */
const slugScopes: Readonly<Record<string, readonly string[]>> = {
  category: [],
  specification_group: [],
  specification: [],
  filter: ['specification_id'],
  brand: [],
  model: ['brand_id', 'category_id'],
  chassis: ['model_id'],
};

/** Names of kinds in the audit log that differ from their tables. */
const entityNames: Readonly<Record<string, string>> = { specification_group: 'specification-group' };

const entityOf = (table: string) => entityNames[table] ?? table;

/**
 * Decides which rows of the files administrators have taken over. Rows that they changed stay, and rows that they
 * removed do not come back. A new row of the files is left out if its slug already belongs to a row of an
 * administrator.
 */
export async function readFileRows(sql: TransactionSql): Promise<FileRows> {
  const held = await sql<{ entity: string; key: string; removed: boolean }[]>`
    select entity, key, removed from administered_row where entity <> 'synonym'`;
  const heldKeys = new Set(held.map(({ entity, key }) => `${entity} ${key}`));
  const gone = new Set(held.flatMap(({ entity, key, removed }) => (removed ? [`${entity} ${key}`] : [])));
  const slugs = new Map<string, number>();
  const slugKey = (table: string, row: Readonly<Record<string, unknown>>) =>
    [table, ...(slugScopes[table] ?? []).map((column) => String(row[column])), String(row['slug'])].join(' ');
  for (const { entity, key } of held) {
    const table = Object.keys(slugScopes).find((one) => entityOf(one) === entity);
    if (table === undefined || gone.has(`${entity} ${key}`)) continue;

    const [row] = await sql<Record<string, unknown>[]>`select * from ${sql(table)} where id = ${Number(key)}`;
    if (row) slugs.set(slugKey(table, row), Number(key));
  }

  return {
    mine: (table, rows, belongs = () => true) =>
      rows.filter((row) => {
        const key = `${entityOf(table)} ${row.id}`;
        const holder = slugs.get(slugKey(table, { ...row }));
        if (heldKeys.has(key)) return false;
        if ((holder !== undefined && holder !== row.id) || !belongs(row)) gone.add(key);

        return !gone.has(key);
      }),
    isThere: (table, id) => typeof id === 'number' && !gone.has(`${entityOf(table)} ${id}`),
  };
}
