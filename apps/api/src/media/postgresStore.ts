import type { Sql } from 'postgres';
import type { PictureStore } from './pictures.ts';

/** Pictures as the database knows them. A picture never changes its key, so what was found is remembered. */
export function postgresPictureStore(sql: Sql): PictureStore {
  const known = new Map<number, string>();
  return {
    async objectKey(id) {
      const remembered = known.get(id);
      if (remembered) return remembered;
      const [row] = await sql<{ object_key: string }[]>`select object_key from picture where id = ${id}`;
      if (!row) return null;
      if (known.size > 50_000) known.clear();
      known.set(id, row.object_key);
      return row.object_key;
    },
  };
}
