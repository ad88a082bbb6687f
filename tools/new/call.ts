import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Plan } from './Change.ts';
import { insertLine } from './insertLine.ts';
import type { Names } from './Names.ts';

const plural = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : word.endsWith('s') ? `${word}es` : `${word}s`;

/** The names that the files of a call contain. */
interface CallNames extends Names {
  readonly many: { readonly pascal: string; readonly camel: string; readonly title: string };
  /** Name of the call. */
  readonly list: string;
  /** Name of the table. */
  readonly table: string;
}

/** A call from its table to its hook: contract, contract case, mock, server, migration, client query and tests. */
export function call(names: Names, root: string): Plan {
  const { pascal, camel, kebab, title } = names;
  const many = { pascal: plural(pascal), camel: plural(camel), title: plural(title).toLowerCase() };
  const all: CallNames = { ...names, many, table: kebab.replaceAll('-', '_'), list: `list${many.pascal}` };
  const numbers = readdirSync(join(root, 'apps/api/migrations'))
    .filter((file) => /^\d{4}_/.test(file))
    .map((file) => Number(file.slice(0, 4)));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');

  return {
    changes: [...contractFiles(all), ...clientFiles(all), ...serverFiles(all, number)],
    next: [
      `Say in packages/api-contract/src/entities/${pascal}.ts what it is, and in the migration how it is stored.`,
      `Ask for it: useQuery(${camel}Queries.list(useApi())). Documentation: npm start, /v3/docs.`,
    ],
  };
}

/** The entity, the call and its contract case. */
function contractFiles({ pascal, camel, kebab, title, many, list }: CallNames): Change[] {
  return [
    {
      path: `packages/api-contract/src/entities/${pascal}.ts`,
      create: `import { z } from 'zod';

/** ${title}: one sentence that says what it is. */
export const ${pascal} = z.object({ id: z.int(), name: z.string() }).meta({ id: '${pascal}' });
export type ${pascal} = z.infer<typeof ${pascal}>;
`,
    },
    {
      path: `packages/api-contract/src/calls/${many.camel}/${list}.ts`,
      create: `import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ${pascal} } from '../../entities/${pascal}.ts';

/** Every ${title.toLowerCase()}, by name. */
export const ${list} = defineCall({
  method: 'GET',
  path: '/${kebab}/list',
  access: 'public',
  summary: 'Every ${title.toLowerCase()}, by name.',
  reply: z.array(${pascal}),
  failures: [],
});
`,
    },
    {
      path: 'packages/api-contract/src/calls/index.ts',
      edit: (text) => insertLine(text, `export { ${list} } from './${many.camel}/${list}.ts';`, /^export \{/, true),
    },
    {
      path: 'packages/api-contract/src/index.ts',
      edit: (text) => insertLine(text, `export * from './entities/${pascal}.ts';`, /^export \* from '\.\/entities\//),
    },
    {
      path: `packages/api-contract/src/cases/${camel}Cases.ts`,
      create: `import { ${list} } from '../calls/${many.camel}/${list}.ts';
import type { ContractCase } from './ContractCase.ts';
import { must } from './must.ts';

/** ${title}. */
export const ${camel}Cases: ContractCase[] = [
  {
    name: '${many.title} come by name',
    run: async (caller) => {
      const { data } = await caller.succeed(${list}, {});
      const names = data.map(({ name }) => name);
      must(names.join() === names.toSorted().join(), 'by name');
    },
  },
];
`,
    },
    {
      path: 'packages/api-contract/src/cases/index.ts',
      edit: (text) =>
        insertLine(
          insertLine(text, `import { ${camel}Cases } from './${camel}Cases.ts';`, /^import \{ \w+Cases \}/),
          `  ...${camel}Cases,`,
          /^ {2}\.\.\.\w+Cases,$/,
          true,
        ),
    },
  ];
}

/** The mock and the query of the client. */
function clientFiles({ camel, title, many, list }: CallNames): Change[] {
  return [
    {
      path: `packages/mocks/src/handlers/${camel}Handlers.ts`,
      create: `import { ${list} } from '@volan/api-contract';
import { mockCall } from '../mockCall.ts';

/** Calls about ${many.title}. */
export const ${camel}Handlers = [mockCall(${list}, () => [{ id: 1, name: '${title}' }])];
`,
    },
    {
      path: 'packages/mocks/src/handlers.ts',
      edit: (text) =>
        insertLine(
          text.replace(/( = \[[^\]]*?)(,?\s*\];)/, `$1, ...${camel}Handlers$2`),
          `import { ${camel}Handlers } from './handlers/${camel}Handlers.ts';`,
          /^import \{ \w+Handlers \}/,
        ),
    },
    {
      path: `packages/api-client/src/react/${camel}Queries.ts`,
      create: `import { ${list} } from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['${many.camel}'] as const;

/** Queries about ${many.title}. \`all\` is the start of every key. */
export const ${camel}Queries = {
  all: subject,
  /** Every ${title.toLowerCase()}, by name. */
  list: (api: Api) => callQuery(subject, api, ${list}, {}),
};
`,
    },
    {
      path: 'packages/api-client/src/react/index.ts',
      edit: (text) =>
        insertLine(text, `export { ${camel}Queries } from './${camel}Queries.ts';`, /^export \{ \w+Queries \}/),
    },
  ];
}

/**
 * The migration, the server module and its test.
 *
 * @param number of the migration, with four digits
 */
function serverFiles({ pascal, camel, kebab, title, many, list, table }: CallNames, number: string): Change[] {
  const api = `apps/api/src/${many.camel}`;
  return [
    {
      path: `apps/api/migrations/${number}_${table}.sql`,
      create: `create table ${table} (
  id integer generated always as identity primary key,
  name text not null unique check (name <> '')
);
`,
    },
    {
      path: `${api}/${many.camel}.ts`,
      create: `import type { ${pascal} } from '@volan/api-contract';
import type { Sql } from 'postgres';

/** ${title}: what the calls about it answer. */
export function create${many.pascal}(sql: Sql) {
  return {
    /** All of them, by name. */
    list: (): Promise<${pascal}[]> => sql<${pascal}[]>\`select id, name from ${table} order by name\`,
  };
}

/** What {@link create${many.pascal}} gives. */
export type ${many.pascal} = ReturnType<typeof create${many.pascal}>;
`,
    },
    {
      path: `${api}/routes.ts`,
      create: `import { ${list} } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { ${many.pascal} } from './${many.camel}.ts';

/** Calls about ${many.title}. */
export function ${camel}Routes(app: FastifyInstance, ${many.camel}: ${many.pascal}) {
  serve(app, ${list}, () => ${many.camel}.list());
}
`,
    },
    {
      path: `${api}/${many.camel}.test.ts`,
      create: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp(async ({ sql }) => {
    await sql\`insert into ${table} (name) values ('b'), ('a')\`;
  });
});
afterAll(() => api.close());

describe('${many.title}', () => {
  it('come by name', async () => {
    const reply = await api.app.inject({ url: '/v3/${kebab}/list' });
    expect(reply.json()).toMatchObject({ status: 'ok', data: [{ name: 'a' }, { name: 'b' }] });
  });
});
`,
    },
    {
      path: `${api}/index.ts`,
      create: `import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import { create${many.pascal} } from './${many.camel}.ts';
import { ${camel}Routes } from './routes.ts';

/** ${title}. */
export function ${many.camel}Module({ database }: { readonly database: Database }) {
  return { routes: (app: FastifyInstance) => ${camel}Routes(app, create${many.pascal}(database.sql)) };
}
`,
    },
    {
      path: 'apps/api/src/modules.ts',
      edit: (text) =>
        insertLine(
          insertLine(
            text,
            `import { ${many.camel}Module } from './${many.camel}/index.ts';`,
            /^import \{ \w+Module \} from/,
          ),
          `    ${many.camel}Module(shared),`,
          /^ {4}\w+Module\(/,
        ),
    },
  ];
}
