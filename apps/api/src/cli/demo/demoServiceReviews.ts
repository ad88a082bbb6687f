import type { Sql } from 'postgres';
import { readDemoFile } from './demoFolder.ts';
import { garageEmails } from './garageAccounts.ts';
import type { Random } from './random.ts';

/** A review of the demo, in Serbian. */
interface DemoReview {
  readonly rating: number;
  readonly text: string;
  readonly reply?: string;
}

/** Days in which the reviews of the demo were written. */
const days = 240;

/** Days until a service replied. */
const daysToReply = 2;

/**
 * Gives the car services of the demo in Serbia reviews of its private persons, with replies: each text once, at the
 * first services of its kind. A service that has reviews is not changed. Returns how many were written. [M16]
 */
export async function reviewDemoServices(
  sql: Sql,
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<number> {
  const reviewsOf = await readDemoFile<Readonly<Record<string, readonly DemoReview[]>>>('serviceReviews.json');
  const services = await sql<{ id: number; kind: string }[]>`
    select distinct on (service.id) service.id::int, service_kind.slug as kind
    from car_service service
    join company on company.id = service.id join users on users.id = company.user_id
    join country on country.id = company.country_id
    join service_price on service_price.service_id = service.id join service_kind on service_kind.id = service_price.kind_id
    where users.email like '%@demo.invalid' and users.email not like ${garageEmails} and country.code = 'RS'
      and not exists (select from service_review where service_review.service_id = service.id)
    order by service.id, service_price.sort`;
  const people = await sql<{ id: number }[]>`
    select users.id::int from users join country on country.id = users.country_id
    where users.email like '%@demo.invalid' and users.type_id = 1 and country.code = 'RS' order by users.id limit 200`;
  const authors = people.map(({ id }) => id);
  const rows = services.flatMap(({ id, kind }, index) => {
    const ofKind = services.filter((service) => service.kind === kind);
    const share = ofKind.findIndex((service) => service.id === id);
    const own = (reviewsOf[kind] ?? []).filter((_review, number) => number % ofKind.length === share);
    const writers = random.some(authors, own.length);

    return own.flatMap((review, number) => {
      const author = writers[number];
      const ago = Math.round(((number + 1) * days) / (own.length + 1)) + index;
      return author === undefined ? [] : rowOf({ id, author, ago, now }, review);
    });
  });
  if (rows.length > 0) await sql`insert into service_review ${sql(rows)}`;

  return rows.length;
}

interface Written {
  readonly id: number;
  readonly author: number;
  /** Days before now. */
  readonly ago: number;
  readonly now: Date;
}

/** The row of a review. */
function rowOf({ id, author, ago, now }: Written, { rating, text, reply: words }: DemoReview) {
  const reply = words ?? null;
  const daysBefore = (count: number) => new Date(now.getTime() - count * 86_400_000);

  return {
    service_id: id,
    author_id: author,
    rating,
    text,
    created_at: daysBefore(ago),
    reply,
    replied_at: reply === null ? null : daysBefore(Math.max(0, ago - daysToReply)),
  };
}
