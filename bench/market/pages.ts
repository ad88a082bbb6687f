import type { Sql } from 'postgres';

/** Addresses of one kind of page. */
export interface PageKind {
  readonly name: string;
  readonly paths: readonly string[];
}

const paths = 500;

/** Numbers between 0 and 1, the same ones in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff;
}

/** The pages that are measured: what visitors of a marketplace mostly open. */
export async function pageKinds(sql: Sql): Promise<PageKind[]> {
  const next = numbers(42);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const whole = (least: number, most: number, step = 1) =>
    least + step * Math.floor(next() * ((most - least) / step + 1));
  const many = (make: () => string) => Array.from({ length: paths }, make);
  const ads = await sql<{ id: string; slug: string }[]>`
    select id, slug from ad where status = 2 and not fast and category_id = 1 order by md5(id::text) limit ${paths}`;

  return [
    { name: 'catalog', paths: many(() => `/catalog/vehicles?page=${whole(1, 20)}`) },
    {
      name: 'filtered',
      paths: many(
        () =>
          `/catalog/vehicles?filters=cena%3A${whole(2000, 9000, 1000)}..${whole(15_000, 40_000, 5000)}` +
          `%3Bgorivo%3A${pick(['dizel', 'benzin', 'hibrid'])}`,
      ),
    },
    {
      name: 'text',
      paths: many(
        () =>
          `/catalog/vehicles?q=${pick(['golf', 'astra', 'punto', 'focus', 'octavia'])}+${pick(['dizel', 'benzin', 'tdi'])}`,
      ),
    },
    { name: 'details', paths: ads.map(({ id, slug }) => `/auto-oglasi/${id}/${slug}`) },
    { name: 'home', paths: ['/'] },
  ];
}
