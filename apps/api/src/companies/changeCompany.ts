import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type ReviewedCompanyData,
  type updateCompany,
} from '@volan/api-contract';
import { reviewedCompanyFields } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { readPhoneNumber } from '../accounts/mobileNumber.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit, RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { companyFaults, hoursFaults, type Faults } from './companyFaults.ts';
import { companyText } from './companyText.ts';
import { lockOwnCompany, readOwnCompany, reviewedData, reviewStateOf, type CompanyRow } from './ownCompany.ts';

type Input = CallRequest<typeof updateCompany>;

/** What changing a company needs. */
export interface ChangeDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isTooMany: RateLimit;
}

/** At most 60 changes an hour by one account. */
export const companyChanges = (limits: RateLimits): RateLimit =>
  limits({ name: 'company-change', max: 60, withinSeconds: 3600 });

/** Changes the data of a company. What moderators look at waits for them if the company is public. [M12, P55] */
export async function changeCompany(
  { sql, now, isTooMany }: ChangeDeps,
  input: Input,
  context: CallContext,
): Promise<CallOutcome<typeof updateCompany>> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();

  return sql.begin(async (transaction): Promise<CallOutcome<typeof updateCompany>> => {
    const row = await lockOwnCompany(transaction, 'companies.edit', actor, input.company_id);
    if (!row) return new Failure<'not-found', null>('not-found');

    const place = await placeOf(transaction, row, input);
    const { phones, wrong } = await readPhones(transaction, row, input.phones);
    const faults: Faults = {
      ...companyFaults(row.country_id, input),
      ...hoursFaults(input),
      ...(!place && { [input.city_id == null ? 'region_id' : 'city_id']: ['value'] }),
      ...Object.fromEntries(wrong.map((position) => [`phones.${position}`, ['phone']])),
    };
    if (!place || Object.keys(faults).length > 0) {
      return new Failure<'validation', null>('validation', { errors: faults });
    }

    await storeOpenData(transaction, row, input, { ...place, phones });
    await storeReviewedData(transaction, row, input, { city: place.city, now: new Date(now()) });
    const company = await readOwnCompany(transaction, row.id, actor);

    return company ?? new Failure<'not-found', null>('not-found');
  });
}

interface ChosenPlace {
  readonly city_id: number | null;
  readonly region_id: number | null;
  readonly city: string | null;
}

/** The town of a company with its region, or a region alone. Null: its country has no such town or region. */
async function placeOf(
  sql: TransactionSql,
  row: CompanyRow,
  { city_id: cityId, region_id: regionId }: Pick<Input, 'city_id' | 'region_id'>,
): Promise<ChosenPlace | null> {
  if (cityId === undefined && regionId === undefined) {
    return { city_id: row.city_id, region_id: row.region_id, city: row.city };
  }
  if (cityId != null) {
    const [city] = await sql<ChosenPlace[]>`
      select id as city_id, region_id, name as city from city where id = ${cityId} and country_id = ${row.country_id}`;
    return city ?? null;
  }
  if (regionId == null) return { city_id: null, region_id: null, city: null };

  const [region] = await sql`select from region where id = ${regionId} and country_id = ${row.country_id}`;

  return region ? { city_id: null, region_id: regionId, city: null } : null;
}

/** The numbers of a company in the form of E.164, each once, and the positions of those that cannot be called. */
async function readPhones(sql: TransactionSql, row: CompanyRow, given?: readonly string[]) {
  if (!given) return { phones: row.phones, wrong: [] };

  const [country] = await sql<{ code: string }[]>`select code from country where id = ${row.country_id}`;
  const read = given.map((text) => readPhoneNumber(text, country?.code ?? ''));
  const wrong = read.flatMap((phone, position) => (phone === undefined ? [position] : []));

  return { phones: [...new Set(read.filter((phone) => phone !== undefined))], wrong };
}

/** Stores what visitors see at once. */
async function storeOpenData(
  sql: TransactionSql,
  row: CompanyRow,
  input: Input,
  { city_id, region_id, phones }: Omit<ChosenPlace, 'city'> & { readonly phones: readonly string[] },
) {
  const { web = row.web, opening_hours: hours = row.opening_hours } = input;
  const exceptions = (input.hours_exceptions ?? row.hours_exceptions).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const { lat, lng } = input.location === null ? { lat: null, lng: null } : (input.location ?? row);
  await sql`
    update company set city_id = ${city_id}, region_id = ${region_id}, phones = ${[...phones]}, web = ${web},
      opening_hours = ${hours === null ? null : sql.json(hours)}, hours_exceptions = ${sql.json(exceptions)},
      lat = ${lat}, lng = ${lng}
    where id = ${row.id}`;
}

/** The fields of the input that moderators look at. */
function givenData(input: Input): Partial<ReviewedCompanyData> {
  const given = reviewedCompanyFields.flatMap((field) => {
    const value = input[field];
    return value === undefined ? [] : [[field, value] as const];
  });

  return Object.fromEntries(given);
}

/** Fields of `wanted` that differ from the public data; null: none does. */
function changesOf(row: CompanyRow, wanted: Partial<ReviewedCompanyData>): Partial<ReviewedCompanyData> | null {
  const current = reviewedData(row);
  const changed = Object.fromEntries(
    reviewedCompanyFields.flatMap((field) => {
      const value = wanted[field];
      return value === undefined || value === current[field] ? [] : [[field, value] as const];
    }),
  );

  return Object.keys(changed).length > 0 ? changed : null;
}

/**
 * Stores what moderators look at: at once for a company that nobody sees yet, else as changes that wait. Either brings
 * the company into the queue and answers an open question.
 */
async function storeReviewedData(
  sql: TransactionSql,
  row: CompanyRow,
  input: Input,
  { city, now }: { readonly city: string | null; readonly now: Date },
) {
  const given = givenData(input);
  const isPublic = row.status === 1;
  const next = isPublic ? row : { ...row, ...given };
  await storeNames(sql, next, city);

  const isAnswer = row.question !== '' && (input.answer ?? '') !== '';
  if (Object.keys(given).length === 0 && !isAnswer) return;

  const changes = isPublic ? changesOf(row, { ...row.changes, ...given }) : null;
  if (isPublic && (await isRefusedAlready(sql, row, changes))) return;

  await waitForModerator(sql, row, { changes, waits: !isPublic || changes !== null, answer: input.answer ?? '', now });
}

/** Stores names, numbers and address, and the texts that sort and find the company. */
export async function storeNames(
  sql: TransactionSql,
  company: Pick<CompanyRow, 'id' | 'name' | 'legal_name' | 'tax_id' | 'registry_number' | 'address'>,
  city: string | null,
): Promise<void> {
  const { id, name, legal_name, tax_id, registry_number, address } = company;
  const text = companyText({ name, legalName: legal_name, city });
  await sql`
    update company set name = ${name}, legal_name = ${legal_name}, tax_id = ${tax_id},
      registry_number = ${registry_number || null}, address = ${address}, sort_name = ${text.sort_name},
      search_text = ${text.search_text}
    where id = ${id}`;
}

/** Whether a moderator refused just these changes, and no document came since. */
async function isRefusedAlready(sql: TransactionSql, row: CompanyRow, changes: CompanyRow['changes']) {
  const isSame = reviewedCompanyFields.every((field) => changes?.[field] === row.changes?.[field]);
  if (reviewStateOf(row) !== 'refused' || !isSame) return false;

  const newer = await sql`select from company_document where company_id = ${row.id} and at > ${row.decided_at}`;

  return newer.length === 0;
}

interface Waiting {
  readonly changes: CompanyRow['changes'];
  readonly waits: boolean;
  /** To the open question; empty: the change is the answer. */
  readonly answer: string;
  readonly now: Date;
}

async function waitForModerator(sql: TransactionSql, row: CompanyRow, { changes, waits, answer, now }: Waiting) {
  const isAnswered = row.question !== '';
  const review = {
    company_id: row.id,
    changes: changes && sql.json(changes),
    waiting_since: waits ? (row.waiting_since ?? now) : null,
    question: '',
    answered: isAnswered ? row.question : row.answered,
    answer: isAnswered ? answer : row.answer,
    answered_at: isAnswered ? now : row.answered_at,
    refused_for: [],
    reason: '',
  };
  await sql`
    insert into company_review ${sql(review)}
    on conflict (company_id) do update set changes = excluded.changes, waiting_since = excluded.waiting_since,
      question = '', answered = excluded.answered, answer = excluded.answer, answered_at = excluded.answered_at,
      refused_for = '{}', reason = ''`;
}
