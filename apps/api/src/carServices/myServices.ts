import type { AdImage, HoursException, MyCarService, OpenHours, ServicePrice } from '@volan/api-contract';
import { serviceLimits, userStatus, type LanguageValue, type ServiceCurrency } from '@volan/domain-rules';
import type { Fragment, Sql, TransactionSql } from 'postgres';
import { accountsOf } from '../ads/ownership.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { pricesSql } from './listServices.ts';
import { imagesSql } from './readService.ts';

/** Most services of one user that are listed. */
const maxListed = 50;

interface OwnRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly paused: boolean;
  /** 0 waits for approval, 1 public, 2 closed. */
  readonly company_status: number;
  readonly user_status: number;
  readonly currency: ServiceCurrency;
  readonly home_visit: boolean;
  readonly description: string;
  readonly card_payment: boolean;
  readonly languages: LanguageValue[];
  readonly brand_ids: number[];
  readonly prices: ServicePrice[];
  readonly images: AdImage[];
  readonly opening_hours: (OpenHours | null)[] | null;
  readonly hours_exceptions: HoursException[];
  readonly stats: MyCarService['stats'];
  readonly version: string;
}

/** The services of the own company and of companies that the user acts for. [B20, M16] */
export async function myServices(sql: Sql, now: number, context: CallContext): Promise<MyCarService[]> {
  const accounts = accountsOf(principalOf(context).actor);
  const rows = await readRows(sql, now, sql`company.user_id = any (${accounts}::bigint[]) and company.status < 2`);

  return rows.map(presentOwn);
}

/** The service of a company, for those who act for it; null: it has none. */
export async function readOwnService(sql: TransactionSql, now: number, id: number): Promise<MyCarService | null> {
  const [row] = await readRows(sql, now, sql`service.id = ${id}`);

  return row ? presentOwn(row) : null;
}

const readRows = (sql: Sql | TransactionSql, now: number, where: Fragment) => sql<OwnRow[]>`
  select service.id::int, company.slug, company.name, paused, company.status as company_status,
    users.status as user_status, currency, home_visit, service.description, card_payment, languages, brand_ids,
    ${pricesSql(sql)} as prices, ${imagesSql(sql)} as images, company.opening_hours, company.hours_exceptions,
    ${statsSql(sql, now)} as stats,
    (extract(epoch from service.updated_at) * 1000000)::bigint::text as version
  from car_service service
  join company on company.id = service.id join users on users.id = company.user_id
  where ${where} order by service.id limit ${maxListed}`;

/** What visitors did with `service`, in all and lately. */
const statsSql = (sql: Sql | TransactionSql, now: number) => sql`(
  select jsonb_build_object(
    'views', coalesce(sum(views), 0), 'reveals', coalesce(sum(reveals), 0), 'requests', coalesce(sum(requests), 0),
    'recent_views', coalesce(sum(views) filter (where is_recent), 0),
    'recent_reveals', coalesce(sum(reveals) filter (where is_recent), 0),
    'recent_requests', coalesce(sum(requests) filter (where is_recent), 0))
  from (
    select views, reveals, requests, day > ${marketDay(now)}::date - ${serviceLimits.recentDays}::int as is_recent
    from service_day where service_id = service.id
  ) counted)`;

const presentOwn = ({ paused, company_status, user_status, ...row }: OwnRow): MyCarService => ({
  ...row,
  state: stateOf({ paused, company_status, user_status }),
});

function stateOf({
  paused,
  company_status: company,
  user_status: account,
}: Pick<OwnRow, 'paused' | 'company_status' | 'user_status'>): MyCarService['state'] {
  if (company === 2 || account >= userStatus.suspended) return 'closed';
  if (company === 0) return 'waiting';

  return paused ? 'paused' : 'public';
}
