import type { ServiceCurrency } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { readDemoFile } from './demoFolder.ts';
import type { Random } from './random.ts';

/** What a garage of the demo offers, by the name of its company. */
interface DemoService {
  readonly currency: ServiceCurrency;
  readonly description: string;
  readonly homeVisit?: boolean;
  readonly lines: readonly {
    /** Slug of its kind. */
    readonly kind: string;
    readonly title: string;
    readonly minutes: number | null;
    readonly price: number | null;
  }[];
}

/** Pictures of each service. */
const picturesOfEach = 3;

/**
 * Gives the garages of the demo their price lists and pictures. A company that has a service is not changed. Returns how
 * many services were made. [A07]
 */
export async function openDemoServices(
  sql: Sql,
  { random, pictures }: { readonly random: Random; readonly pictures: readonly number[] },
): Promise<number> {
  const services = await readDemoFile<Readonly<Record<string, DemoService>>>('services.json');
  const companies = await sql<{ id: number; name: string }[]>`
    select company.id::int, company.name from company join users on users.id = company.user_id
    where email like '%@demo.invalid' and company.name = any (${Object.keys(services)})
      and not exists (select from car_service where car_service.id = company.id)
    order by company.id`;
  for (const { id, name } of companies) {
    const service = services[name];
    if (service)
      await storeService(
        sql,
        id,
        service,
        Array.from({ length: picturesOfEach }, () => random.pick(pictures)),
      );
  }

  return companies.length;
}

async function storeService(sql: Sql, id: number, service: DemoService, pictures: readonly number[]) {
  const { currency, description, homeVisit = false, lines } = service;
  await sql`
    insert into car_service (id, description, home_visit, card_payment, languages, currency)
    values (${id}, ${description}, ${homeVisit}, ${lines.length > 3}, '{rs,en}', ${currency})`;
  await sql`
    insert into service_price (service_id, sort, kind_id, title, minutes, price)
    select ${id}, line.sort, service_kind.id, title, minutes, price
    from jsonb_to_recordset(${sql.json(lines.map((line, sort) => ({ ...line, sort })))})
      line (sort smallint, kind text, title text, minutes smallint, price integer)
    join service_kind on slug = kind`;
  const images = [...new Set(pictures)].map((picture_id, sort) => ({ service_id: id, sort, picture_id }));
  if (images.length > 0) await sql`insert into service_image ${sql(images)}`;
}
