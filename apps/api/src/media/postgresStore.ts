import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import type { PictureStore } from './pictures.ts';

/** Keys that are kept: some megabytes. */
const maxKeys = 50_000;

/** Pictures as the database knows them. A picture never changes its key, so what was found is kept. */
export function postgresPictureStore(sql: Sql): PictureStore {
  const keys = new LRUCache<number, string>({ max: maxKeys });
  return {
    async objectKey(id) {
      const cached = keys.get(id);
      if (cached !== undefined) return cached;

      const [row] = await sql<{ object_key: string }[]>`select object_key from picture where id = ${id}`;
      if (!row) return null;

      keys.set(id, row.object_key);

      return row.object_key;
    },
  };
}
