import type { Sql } from 'postgres';
import { demoPhone } from './demoPhone.ts';
import type { Random } from './random.ts';

/** Pattern of the addresses of the garages of `garages.json`; the other companies of the demo have other ones. */
export const garageEmails = 'rs-garage-%@demo.invalid';

/** A garage of `garages.json`. */
export interface GarageName {
  readonly name: string;
  /** Towns that its name fits; absent: any town. */
  readonly towns?: readonly string[];
  /** Slugs of the makes that it serves; absent: all. */
  readonly makes?: readonly string[];
}

/** A town of Serbia. */
interface GarageTown {
  readonly id: number;
  readonly name: string;
  readonly country_id: number;
  readonly region_id: number;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

/** A garage with its account, town and age. */
export interface Garage {
  readonly userId: number;
  readonly garage: GarageName;
  /** Slug of its first kind. */
  readonly kind: string;
  readonly town: GarageTown;
  /** Days since it came to the marketplace. */
  readonly age: number;
}

/** First number of the phones of garages: those of the other services of Serbia are below it. */
const firstPhone = 100;

/** Makes an account for each garage, in a town that its name fits; large towns have more of them. */
export async function createGarageAccounts(
  sql: Sql,
  garages: readonly { readonly garage: GarageName; readonly kind: string }[],
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<Garage[]> {
  const towns = await sql<GarageTown[]>`
    select city.id, city.name, city.country_id, region_id, lat, lng, population
    from city join country on country.id = city.country_id
    where country.code = 'RS' and region_id is not null and population >= 5000 order by population desc, city.id`;
  const placed = garages.map((one, index) => {
    const { towns: named } = one.garage;
    const fitting = towns.filter(({ name }) => named === undefined || named.includes(name));
    const town = random.weighted(fitting.map((each) => [each, each.population ** 0.85] as const));

    return { ...one, town, age: random.between(20, 900), email: garageEmails.replace('%', String(index)) };
  });
  const rows = placed.map(({ garage, town, age, email }, index) => ({
    name: garage.name,
    email,
    mobile: demoPhone('RS', 'service', firstPhone + index),
    verified: random.chance(0.6),
    country_id: town.country_id,
    city_id: town.id,
    created_at: new Date(now.getTime() - age * 86_400_000).toISOString(),
  }));
  await sql`
    insert into users (name, email, mobile, type_id, status, verified, country_id, city_id, created_at)
    select name, email, mobile, 3, 1, verified, country_id, city_id, created_at
    from jsonb_populate_recordset(null::users, ${sql.json(rows)})
    on conflict (email) do nothing`;
  const ids = await sql<{ id: number; email: string }[]>`
    select id::int, email from users where email like ${garageEmails}`;
  const idOf = new Map(ids.map(({ id, email }) => [email, id]));

  return placed.map(({ email, ...one }) => ({ ...one, userId: idOf.get(email) ?? 0 }));
}
