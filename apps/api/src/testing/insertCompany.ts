import { slugOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { companyText } from '../companies/companyText.ts';

/** Values of a company that a test sets. @default a public company in Belgrade */
export interface CompanyOfTest {
  /** An account of a business type; the company takes that type. */
  readonly seller: number;
  readonly name: string;
  readonly slug?: string;
  /** Slug of the region; it gives the country. */
  readonly region?: string;
  /** 0 waits, 1 public, 2 closed. */
  readonly status?: number;
}

/** Inserts a company; gives its slug. */
export async function insertCompany(sql: Sql, company: CompanyOfTest): Promise<string> {
  const { name, slug = slugOf(name), region = 'beograd', status = 1 } = company;
  const words = companyText({ name, legalName: `${name} d.o.o.`, city: null });
  await sql`
    insert into company (
      user_id, business_type, slug, name, sort_name, search_text, legal_name, tax_id, country_id, region_id, phones,
      status
    )
    select users.id, users.type_id, ${slug}, ${name}, ${words.sort_name}, ${words.search_text}, ${`${name} d.o.o.`},
      '101234567', region.country_id, region.id, '{+381641234567}', ${status}
    from users, region where users.id = ${company.seller} and region.slug = ${region}`;

  return slug;
}

/** A company for every business account: "Firma 7". */
export async function insertCompanies(sql: Sql): Promise<void> {
  const sellers = await sql<{ id: number }[]>`select id from users where type_id between 2 and 5 order by id`;
  for (const { id } of sellers) await insertCompany(sql, { seller: id, name: `Firma ${id}` });
}

/** Makes an account that of a dealer with a public company, which may buy packets. [H07] */
export async function makeDealer(sql: Sql, userId: number, status = 1): Promise<void> {
  await sql`update users set type_id = 2 where id = ${userId}`;
  await insertCompany(sql, { seller: userId, name: `Firma ${userId}`, status });
}
