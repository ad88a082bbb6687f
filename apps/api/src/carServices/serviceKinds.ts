import type { ServiceKind, ServiceKindCounted } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** The kinds that are offered, by id and in their order. A missing title is English, else Serbian. [A07] */
export async function readKinds(sql: Sql, language: LanguageValue): Promise<ReadonlyMap<number, ServiceKind>> {
  const rows = await sql<ServiceKind[]>`
    select id, slug, icon, (
      select title from service_kind_text where kind_id = id
      order by lang = ${language} desc, lang = 'en' desc, lang = 'rs' desc limit 1) as title
    from service_kind where status = 1 order by sort, id`;

  return new Map(rows.map((kind) => [kind.id, kind]));
}

/** The same with the number of public services of each kind. */
export async function countKinds(sql: Sql, language: LanguageValue): Promise<ServiceKindCounted[]> {
  const [kinds, counts] = await Promise.all([
    readKinds(sql, language),
    sql<{ kind_id: number; services: number }[]>`
      select kind_id, count(distinct service_id)::int as services
      from service_price join public_car_service on public_car_service.id = service_id group by kind_id`,
  ]);
  const servicesOf = new Map(counts.map(({ kind_id, services }) => [kind_id, services]));

  return [...kinds.values()].map((kind) => ({ ...kind, services: servicesOf.get(kind.id) ?? 0 }));
}
