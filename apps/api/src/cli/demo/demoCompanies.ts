import { isSerbianTaxNumber, slugOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { companyText } from '../../companies/companyText.ts';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { createCompanyLogos } from './companyLogos.ts';
import { companyWeek } from './companyWeek.ts';
import { readDemoFile } from './demoFolder.ts';
import { demoPhone } from './demoPhone.ts';
import type { CompanyName } from './demoSellers.ts';
import { garageEmails } from './garageAccounts.ts';
import type { PartsShop } from './moveToPartsShops.ts';
import type { Random } from './random.ts';

/** A tax number with these first digits and the check digit of Serbia, so that the checkout accepts it. */
export const taxNumber = (first: number): string =>
  Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).find(isSerbianTaxNumber) ?? '';

/** Texts that the companies of one country share, and those that do not sell vehicles. */
interface CompanyNames {
  legalForm: string;
  service: CompanyName[];
  parts: CompanyName[];
  about: Record<CompanyKind, string[]>;
}

const kinds = ['dealer', 'service', 'parts'] as const;
type CompanyKind = (typeof kinds)[number];

/** Profile types of the kinds. [M11] */
const typeOf: Readonly<Record<CompanyKind, number>> = { dealer: 2, service: 3, parts: 4 };

interface Account extends PartsShop {
  name: string;
  type_id: number;
  country: string;
  city: string;
  address: string | null;
}

/** Dependencies for making demo companies. */
export interface DemoCompanyDeps {
  sql: Sql;
  store: ObjectStore;
  random: Random;
  now: Date;
  /** Pictures to choose from for the head of a company's page. */
  covers: readonly number[];
}

/**
 * Makes a company of every business account of the demo, and adds services and parts shops to them. May be repeated: it
 * creates nothing twice. Returns the parts shops.
 */
export async function createDemoCompanies({ sql, store, random, now, covers }: DemoCompanyDeps): Promise<PartsShop[]> {
  const names = await readDemoFile<Record<string, CompanyNames>>('companies.json');
  await createShops(sql, names, random, now);
  const accounts = await sql<Account[]>`
    select users.id::int, users.name, type_id, country.code as country, users.country_id, city.region_id,
      users.city_id, city.name as city, city.lat, city.lng, users.address
    from users
    join country on country.id = users.country_id
    join city on city.id = users.city_id
    where email like '%@demo.invalid' and email not like ${garageEmails} and type_id between 2 and 4
    order by email collate "C"`;
  const logos = await createCompanyLogos(sql, store, accounts.length);
  const rows = accounts.map((account, index) => {
    const of = names[account.country];
    const kind = kinds.find((each) => typeOf[each] === account.type_id) ?? 'dealer';
    const legalName = [account.name, of?.legalForm, account.city].filter(Boolean).join(' ');
    const slug = slugOf(account.name);

    return {
      user_id: account.id,
      business_type: account.type_id,
      slug,
      name: account.name,
      ...companyText({ name: account.name, legalName, city: account.city }),
      legal_name: legalName,
      tax_id: taxNumber(random.between(10_000_000, 11_399_999)),
      registry_number: `0${random.between(6_000_000, 9_999_999)}`,
      country_id: account.country_id,
      region_id: account.region_id,
      city_id: account.city_id,
      address: account.address,
      // an invented company has no site that a visitor could open
      web: null,
      description: random.pick(of?.about[kind] ?? ['']),
      opening_hours: companyWeek(random),
      // one of eight has no logo and shows the placeholder; garages and some dealers have no picture of their place
      logo_id: index % 8 === 5 ? null : (logos[index] ?? null),
      cover_id: kind === 'dealer' && random.chance(0.7) ? random.pick(covers) : null,
      status: 1,
      created_at: now.toISOString(),
    };
  });
  await storeDemoCompanies(sql, rows);

  return accounts.filter((account) => account.type_id === typeOf.parts);
}

/** Stores companies, as rows of `company`; one that its account has already, or whose address is taken, stays as it is. */
export async function storeDemoCompanies(sql: Sql, rows: readonly object[]): Promise<void> {
  await sql`
    insert into company (
      user_id, business_type, slug, name, sort_name, search_text, legal_name, tax_id, registry_number, country_id,
      region_id, city_id, address, web, description, opening_hours, hours_exceptions, lat, lng, logo_id, cover_id,
      status, created_at
    )
    select
      user_id, business_type, slug, name, sort_name, search_text, legal_name, tax_id, registry_number, country_id,
      region_id, city_id, address, web, description, nullif(opening_hours, 'null'), coalesce(hours_exceptions, '[]'),
      lat, lng, logo_id, cover_id, status, created_at
    from jsonb_populate_recordset(null::company, ${sql.json(rows as never)})
    on conflict do nothing`;
}

/** Accounts of services and parts shops, each in a town that its name fits, or in a larger one of its country. */
async function createShops(sql: Sql, names: Record<string, CompanyNames>, random: Random, now: Date) {
  const cities = await sql<{ id: number; name: string; country: string; country_id: number; population: number }[]>`
    select city.id, city.name, city.population, country.code as country, country_id
      from city join country on country.id = country_id
    where country.code = any(${Object.keys(names)}) and region_id is not null and population >= 5000
    order by population desc, city.id`;
  const citiesOf = Map.groupBy(cities, (city) => city.country);
  const rows = Object.entries(names).flatMap(([country, of]) =>
    (['service', 'parts'] as const).flatMap((kind) =>
      of[kind].map(({ name, towns }, index) => {
        const all = citiesOf.get(country) ?? [];
        const large = all.filter(({ population }) => population >= 40_000);
        const city = random.pick(towns ? all.filter((each) => towns.includes(each.name)) : large);

        return {
          name,
          email: `${country.toLowerCase()}-${kind}-${index}@demo.invalid`,
          mobile: demoPhone(country, kind, index),
          type_id: typeOf[kind],
          status: 1,
          verified: random.chance(0.5),
          country_id: city.country_id,
          city_id: city.id,
          created_at: new Date(now.getTime() - random.between(60, 4200) * 86_400_000).toISOString(),
        };
      }),
    ),
  );
  await sql`
    insert into users (name, email, mobile, type_id, status, verified, country_id, city_id, created_at)
    select name, email, mobile, type_id, status, verified, country_id, city_id, created_at
    from jsonb_populate_recordset(null::users, ${sql.json(rows)})
    on conflict (email) do nothing`;
}
