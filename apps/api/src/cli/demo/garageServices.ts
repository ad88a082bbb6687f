import type { Sql } from 'postgres';
import type { Garage } from './garageAccounts.ts';
import type { PicturePool } from './picturePool.ts';
import type { Random } from './random.ts';

/** Work that garages of a kind offer. */
export interface GarageLine {
  /** Slug of its kind. */
  readonly kind: string;
  readonly title: string;
  readonly minutes: number | null;
  /** Lowest and highest price of the garages, in dinars; null: by agreement. */
  readonly price: readonly [number, number] | null;
}

/** A garage and what it offers. */
export interface OfferingGarage extends Garage {
  readonly description: string;
  readonly lines: readonly GarageLine[];
}

/** Kinds whose garages often come to the vehicle, and how many of them do. */
const homeVisits: Readonly<Record<string, number>> = {
  'slep-sluzba': 1,
  stakla: 0.6,
  gume: 0.3,
  'auto-elektricar': 0.3,
  'pranje-i-detailing': 0.15,
};

/** Languages that are spoken beside Serbian, in regions of Serbia. */
const hungarianTowns = new Set(['Subotica', 'Senta', 'Kanjiža', 'Bečej', 'Zrenjanin', 'Novi Sad', 'Sombor']);

/** Gives the garages their services, price lists and pictures, in three statements. A stored service is not changed. */
export async function storeGarageServices(
  sql: Sql,
  garages: readonly OfferingGarage[],
  { random, pool, now }: { readonly random: Random; readonly pool: PicturePool; readonly now: Date },
): Promise<void> {
  const companies = await sql<{ id: number; user_id: number }[]>`
    select id::int, user_id::int from company
    where user_id = any (${garages.map(({ userId }) => userId)}) and not exists (
      select from car_service where car_service.id = company.id)`;
  const companyOf = new Map(companies.map(({ id, user_id: user }) => [user, id]));
  const pick = picturesByKind(pool);
  const made = garages.flatMap((garage) => {
    const id = companyOf.get(garage.userId);
    // every garage takes its numbers, so that a repeated run draws the same ones
    const service = serviceOf(garage, random, now);
    const images = pick(garage.kind, random);

    return id === undefined ? [] : [{ id, service, images }];
  });
  await sql`
    insert into car_service (id, description, home_visit, card_payment, languages, brand_ids, currency, created_at)
    select id, description, home_visit, card_payment, languages,
      array(select brand.id from brand where slug = any (makes) order by brand.id), 'RSD', created_at
    from jsonb_to_recordset(${sql.json(made.map(({ id, service: { lines: _lines, ...row } }) => ({ id, ...row })))})
      service (id bigint, description text, home_visit boolean, card_payment boolean, languages text[], makes text[],
        created_at timestamptz)`;
  await sql`
    insert into service_price (service_id, sort, kind_id, title, minutes, price)
    select service_id, line.sort, service_kind.id, title, minutes, price
    from jsonb_to_recordset(${sql.json(
      made.flatMap(({ id, service }) => service.lines.map((line, sort) => ({ service_id: id, sort, ...line }))),
    )}) line (service_id bigint, sort smallint, kind text, title text, minutes smallint, price integer)
    join service_kind on slug = kind`;
  await sql`
    insert into service_image (service_id, sort, picture_id)
    select service_id, sort, picture_id
    from jsonb_to_recordset(${sql.json(
      made.flatMap(({ id, images }) => images.map((picture, sort) => ({ service_id: id, sort, picture_id: picture }))),
    )}) image (service_id bigint, sort smallint, picture_id bigint)`;
}

/** A row of `car_service` without its id, and its price list. */
function serviceOf({ garage, kind, town, age, description, lines }: OfferingGarage, random: Random, now: Date) {
  const languages = [
    'rs',
    ...(random.chance(0.55) ? ['en'] : []),
    ...(hungarianTowns.has(town.name) ? ['hu'] : []),
    ...(random.chance(0.2) ? [random.pick(['de', 'ru'])] : []),
  ];

  return {
    description,
    home_visit: random.chance(homeVisits[kind] ?? 0.05),
    card_payment: random.chance(0.6),
    languages,
    makes: [...(garage.makes ?? [])],
    created_at: new Date(now.getTime() - age * 86_400_000).toISOString(),
    lines: lines.map(({ kind: slug, title, minutes, price }) => ({
      kind: slug,
      title,
      minutes,
      price: price && roundPrice(random.between(...price)),
    })),
  };
}

/** Prices as garages write them: hundreds, and tens below a thousand. */
const roundPrice = (price: number) => (price < 1000 ? Math.round(price / 10) * 10 : Math.round(price / 100) * 100);

/** Chooses three to five pictures: the first shows the work of the kind, and neighbours in a list get different ones. */
function picturesByKind(pool: PicturePool): (kind: string, random: Random) => number[] {
  const wheels = [...pool.showing('any', 'detail'), ...pool.showing('tyre-and-rim'), ...pool.showing('rim')];
  const inside = pool.showing('any', 'interior');
  const work: Readonly<Record<string, readonly number[]>> = {
    gume: wheels,
    'limar-i-farbar': [...pool.showing('wing'), ...pool.showing('bumper')],
    'auto-elektricar': [...pool.showing('headlamp'), ...pool.showing('battery'), ...pool.showing('alternator')],
    klima: inside,
    'slep-sluzba': [...pool.showing('car-transporter'), ...pool.showing('furgon')],
  };
  const drawn = new Map<string, number>();

  return (kind, random) => {
    const own = work[kind] ?? pool.cars;
    const turn = (drawn.get(kind) ?? random.between(0, own.length - 1)) + 7;
    drawn.set(kind, turn);
    const rest = Array.from({ length: random.between(2, 4) }, () => random.pick(random.chance(0.3) ? own : pool.cars));

    return [...new Set([own[turn % own.length] ?? random.pick(own), ...rest])];
  };
}
