import { expect } from 'vitest';
import { openTestAccounts, type Answer, type TestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';

/**
 * Processes hear of a change once no older transaction runs on the whole server, where other tests copy their databases
 * meanwhile.
 */
const heardWithinMs = 20_000;

/** The application with an administrator in it. */
export interface TestManaging extends TestAccounts {
  /** Sends a call as the administrator. */
  ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Answer>;
  idOf: (table: 'category' | 'specification' | 'filter' | 'brand' | 'model', slug: string) => Promise<number>;
  /** What anybody reads at an address; asked until it fits, since pages follow a change a moment later. */
  soon: (path: string, fits: (data: never) => boolean) => Promise<void>;
  /** Waits until a search finds this many ads. */
  finds: (query: string, total: number) => Promise<void>;
  /** The last entry of the audit log about a kind of row. */
  lastEntry: (entity: string) => Promise<Record<string, unknown>>;
  administrator: (group?: 1 | 6) => Promise<TestPerson>;
}

/** Opens the application with an administrator in it. */
export async function openTestManaging(): Promise<TestManaging> {
  const api = await openTestAccounts();
  const { sql } = api.database;
  const administrator = async (group: 1 | 6 = 1) => {
    const person = await api.person();
    await sql`update users set status = 1, country_id = 688 where id = ${person.user.id}`;
    await sql`insert into user_group (user_id, group_id) values (${person.user.id}, ${group})`;
    await sql`update session set second_factor_at = now() where user_id = ${person.user.id}`;

    return person;
  };
  const vera = await administrator();

  return Object.assign(api, {
    administrator,
    ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      api.call(method, path, body ?? null, { as: vera.accessToken }),
    async idOf(table: 'category' | 'specification' | 'filter' | 'brand' | 'model', slug: string) {
      const [row] = await sql<{ id: number }[]>`select id from ${sql(table)} where slug = ${slug} order by id limit 1`;
      if (!row) throw new Error(`There is no ${table} ${slug}.`);
      return row.id;
    },
    async soon(path: string, fits: (data: never) => boolean) {
      await expect.poll(async () => fits((await api.call('GET', path)).data), { timeout: heardWithinMs }).toBe(true);
    },
    async finds(query: string, total: number) {
      const found = async () => {
        const { body } = await api.call('GET', `/ads?${query}`);
        return (JSON.parse(body) as { meta: { total: number } }).meta.total;
      };
      await expect.poll(found, { timeout: heardWithinMs }).toBe(total);
    },
    async lastEntry(entity: string) {
      const [entry] = await sql`
        select id, actor_id, action, entity, entity_id, details, before, after
        from audit_entry where entity = ${entity} order by id desc limit 1`;
      return { ...entry };
    },
  });
}

/** A title in the two languages that every row has. */
export const titles = (rs: string, en: string) => ({ rs, en });

/** The same in nine. */
export const inNine = (title: string) =>
  Object.fromEntries(['rs', 'en', 'de', 'bg', 'hu', 'ro', 'ru', 'zh', 'mk'].map((lang) => [lang, `${title} ${lang}`]));
