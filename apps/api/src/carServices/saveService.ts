import { Failure, type CallOutcome, type CallRequest, type createCarService } from '@volan/api-contract';
import { maskContacts, serviceLimits } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { attachUploadedPictures, serviceHolder } from '../adPictures/attachUploadedPictures.ts';
import { lockOwnCompany } from '../companies/ownCompany.ts';
import type { StrayFile } from '../media/strayFiles.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { needsPhoneFirst } from '../selling/phoneFirst.ts';
import { undoneByFailure } from '../selling/undoneByFailure.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { readOwnService } from './myServices.ts';

/** What a company says about its service. */
type ServiceInput = Omit<CallRequest<typeof createCarService>, 'company_id'>;

/** What saving a service needs. */
export interface SavingDeps extends CarServiceDeps {
  readonly isTooMany: RateLimit;
}

/** A service to save. */
export interface SavedService {
  /** That of its company. */
  readonly id: number;
  readonly input: ServiceInput;
  /** The version that it changes; null: it is new. */
  readonly version: string | null;
}

type Outcome = CallOutcome<typeof createCarService>;

/** Adds or changes the service of a company. Contacts in its texts are masked, as in ads. [M16, B20, B21] */
export async function saveService(
  { sql, taxonomy, uploads, isTooMany, now }: SavingDeps,
  { id, input, version }: SavedService,
  context: CallContext,
): Promise<Outcome> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();

  let dropped: readonly StrayFile[] = [];
  const saved = await undoneByFailure(sql, async (transaction): Promise<Outcome> => {
    const company = await lockOwnCompany(transaction, 'services.edit', actor, id);
    if (!company) return new Failure('not-found');

    const before = await readOwnService(transaction, now(), id);
    if (!before && version !== null) return new Failure('not-found');
    if (before && before.version !== version) return new Failure('conflict');

    const isFirst = before === null;
    const faults = {
      ...(await serviceFaults(transaction, taxonomy.current().registry, id, input)),
      ...(isFirst &&
        (await needsPhoneFirst(transaction, company.user_id, actor.id)) && { account_phone: ['phone-first'] }),
    };
    if (Object.keys(faults).length > 0) return new Failure('validation', { errors: faults });

    await storeService(transaction, id, input);
    const taken = await attachUploadedPictures(transaction, {
      userId: actor.id,
      holder: serviceHolder(id),
      ids: input.pictures,
      most: serviceLimits.pictures,
    });
    if (typeof taken === 'string') return new Failure('validation', { errors: { pictures: [taken] } });

    dropped = taken;

    return (await readOwnService(transaction, now(), id)) ?? new Failure('not-found');
  });
  if (!(saved instanceof Failure)) await uploads.clear(dropped);

  return saved;
}

/** Error codes by field. */
async function serviceFaults(
  sql: TransactionSql,
  registry: Registry,
  id: number,
  { prices, brand_ids: brands }: ServiceInput,
) {
  // lines of a kind that was hidden since may stay
  const kinds = await sql<{ id: number }[]>`
    select id from service_kind
    where status = 1 or id in (select kind_id from service_price where service_id = ${id})`;
  const known = new Set(kinds.map((kind) => kind.id));
  const unknown = prices.flatMap(({ kind_id }, row) => (known.has(kind_id) ? [] : [`prices.${row}.kind_id`]));

  return {
    ...Object.fromEntries(unknown.map((field) => [field, ['value']])),
    ...(brands.some((brand) => !registry.brandsById.has(brand)) && { brand_ids: ['value'] }),
  };
}

async function storeService(sql: TransactionSql, id: number, input: ServiceInput) {
  const { home_visit, card_payment, languages, brand_ids, currency } = input;
  const columns = { id, description: maskContacts(input.description), home_visit, card_payment, currency };
  await sql`
    insert into car_service ${sql({ ...columns, languages: [...languages], brand_ids: [...brand_ids] })}
    on conflict (id) do update set description = excluded.description, home_visit = excluded.home_visit,
      card_payment = excluded.card_payment, currency = excluded.currency, languages = excluded.languages,
      brand_ids = excluded.brand_ids,
      updated_at = greatest(clock_timestamp(), car_service.updated_at + interval '1 microsecond')`;
  await sql`delete from service_price where service_id = ${id}`;
  const prices = input.prices.map((price, sort) => ({
    ...price,
    title: maskContacts(price.title),
    service_id: id,
    sort,
  }));
  await sql`insert into service_price ${sql(prices)}`;
}
