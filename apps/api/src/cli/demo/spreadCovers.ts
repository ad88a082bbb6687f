import { boostTypes, listingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { PicturePool } from './picturePool.ts';

/** A list of ads, while ads are added in an order. */
interface List {
  /** Other ads of the list with similar prices are shown as similar ads. */
  isOfModel: boolean;
  /** The ads that were added last, the latest first. */
  near: readonly ListedAd[];
}

/** An active ad, with the facts that decide in which lists it appears, and at which position. */
interface ListedAd {
  id: number;
  /** Its present cover. */
  cover: number;
  /** Possible covers; the same array for all ads of a body and paint. */
  covers: readonly number[];
  /** The lists in which it appears. */
  lists: readonly List[];
  boosts: number[];
  created_at: Date;
  price: number | null;
  year: number | null;
  mileage: number | null;
  power: number | null;
  rating: number | null;
}

/** Ads that appear beside an ad, and in about how many lists. */
type Neighbours = Map<ListedAd, number>;

const last = Number.POSITIVE_INFINITY;

const newestFirst = (ad: ListedAd) => -ad.created_at.getTime();
const ofPrice = (ad: ListedAd) => ad.price ?? last;
const ofRating = (ad: ListedAd) => ad.rating ?? last;

/** What each order of a list sorts ads by, the lowest first. */
const orders: readonly ((ad: ListedAd) => number)[] = [
  newestFirst,
  ofPrice,
  (ad) => -(ad.price ?? -last),
  (ad) => -(ad.year ?? -last),
  (ad) => ad.year ?? last,
  (ad) => ad.mileage ?? last,
  (ad) => -(ad.power ?? -last),
  ofRating,
];

/**
 * Promotions of which a few are drawn at random, so any two ads may appear side by side: the home page draws nine of
 * fourteen, the group above a list six of ninety. The number says how much that counts compared with one list.
 */
const drawnPromotions = [
  [boostTypes.BOOST_HOME, 10],
  [boostTypes.BOOST_TOP, 0.1],
] as const;

/** Similar ads are those of the same model with the nearest prices, higher and lower ones in turn. */
const similarReach = 3;
const similarWeight = 0.2;

/** How often an ad may choose. Without a limit it would never end: some ads cannot all differ from their neighbours. */
const maxChoices = 100;

/**
 * Gives the ads covers of their body and paint so that neighbours differ in every list a visitor is likely to see: by
 * category, make, model, generation, body, fuel, seller and country, in each order. Call it when all ads are stored and
 * their prices are rated.
 */
export async function spreadCovers(sql: Sql, pool: PicturePool): Promise<void> {
  const ads = await readListedAds(sql, pool);
  const covers = chooseCovers(ads, neighboursOf(ads));
  const changes = ads.flatMap((ad) => {
    const cover = covers.get(ad) ?? ad.cover;
    return cover === ad.cover ? [] : [{ ad_id: ad.id, cover: String(cover), before: String(ad.cover) }];
  });
  // An ad that has its new cover among its other pictures shows the former cover in that place.
  await sql`
    update ad_image set picture_id = case when sort = 0 then change.cover else change.before end
    from jsonb_to_recordset(${sql.json(changes)}) as change (ad_id bigint, cover bigint, before bigint)
    where ad_image.ad_id = change.ad_id and (sort = 0 or picture_id = change.cover)`;
}

/** The facts that decide in which lists an ad appears. */
interface AdLocation {
  root: number;
  category_id: number;
  country_id: number;
  region_id: number | null;
  city_id: number | null;
  brand_id: number | null;
  model_id: number | null;
  chassis_id: number | null;
  user_id: string;
  filter_ids: number[];
}

async function readListedAds(sql: Sql, pool: PicturePool): Promise<ListedAd[]> {
  const bodiesAndFuels = await sql<{ id: number }[]>`
    select filter.id from filter join specification on specification.id = specification_id
    where specification.slug in ('gorivo', 'karoserija')`;
  const answers = new Set(bodiesAndFuels.map(({ id }) => id));
  const rows = await sql<(Omit<ListedAd, 'lists' | 'covers'> & AdLocation)[]>`
    with recursive tree as (
      select id, id as root from category where parent_id is null
      union all
      select category.id, tree.root from category join tree on category.parent_id = tree.id
    )
    select ad.id::int, picture_id::float8 as cover, created_at, ad.price::float8, ad.year, mileage, power_kw as power,
      rating, root, category_id, country_id, region_id, city_id, brand_id, ad.model_id, chassis_id, user_id, filter_ids,
      array(select type::int from ad_boost where ad_id = ad.id) as boosts
    from ad join tree on tree.id = category_id join ad_image on ad_id = ad.id and sort = 0
    left join compared_ad on compared_ad.ad_id = ad.id
    where status = ${listingStatus.active}`;
  const lists = new Map<string, List>();
  const listOf = (name: string): List => {
    const list = lists.get(name) ?? { isOfModel: name.startsWith('model '), near: [] };
    lists.set(name, list);
    return list;
  };

  return rows.map((row) => ({
    ...row,
    covers: pool.coversLike(row.cover),
    lists: listsWith(row, answers).map(listOf),
  }));
}

/** The names of the lists in which an ad appears; `answers` are the bodies and fuels that buyers look for. */
function listsWith(ad: AdLocation, answers: ReadonlySet<number>): string[] {
  const make = `make ${ad.category_id} ${ad.brand_id}`;
  const model = `model ${ad.model_id}`;
  const ofMake = ad.brand_id === null ? [] : ad.model_id === null ? [make] : [make, model];
  const everywhere = ['all', `root ${ad.root}`, `category ${ad.category_id}`, ...ofMake];

  return [
    ...everywhere,
    ...everywhere.map((list) => `${list} in ${ad.country_id}`),
    ...(ad.chassis_id === null ? [] : [`generation ${ad.chassis_id}`]),
    `seller ${ad.user_id}`,
    `seller ${ad.user_id} ${ad.category_id}`,
    `region ${ad.region_id}`,
    `city ${ad.city_id}`,
    ...ad.filter_ids
      .filter((id) => answers.has(id))
      .flatMap((id) => ['', ...ofMake].map((list) => `answer ${id} ${list}`)),
  ];
}

/** The neighbours of each ad that could have the same cover. */
function neighboursOf(ads: readonly ListedAd[]): ReadonlyMap<ListedAd, Neighbours> {
  const neighbours = new Map(ads.map((ad): [ListedAd, Neighbours] => [ad, new Map()]));
  const seeTogether = (one: ListedAd, other: ListedAd, weight = 1) => {
    if (one.covers !== other.covers) return;

    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const met = neighbours.get(from);
      met?.set(to, (met.get(to) ?? 0) + weight);
    }
  };
  for (const order of orders) {
    const sorted = ads.toSorted(
      (a, b) =>
        compare(order(a), order(b)) || (order === ofRating ? newestFirst(a) - newestFirst(b) : 0) || b.id - a.id,
    );
    for (const ad of sorted) {
      for (const list of ad.lists) {
        list.near.forEach((neighbour, step) => seeTogether(neighbour, ad, step === 0 ? 1 : similarWeight));
        list.near = order === ofPrice && list.isOfModel ? [ad, ...list.near.slice(0, similarReach - 1)] : [ad];
      }
    }
    for (const { lists } of ads) for (const list of lists) list.near = [];
  }
  for (const [type, weight] of drawnPromotions) {
    const promoted = ads.filter(({ boosts }) => boosts.includes(type));
    for (const [index, one] of promoted.entries())
      for (const other of promoted.slice(index + 1)) seeTogether(one, other, weight);
  }

  return neighbours;
}

/** Two infinite positions are equal. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * Greedy colouring: the ads with the most neighbours choose first. An ad that finds every cover taken takes the one
 * with the fewest twins, and those choose again.
 */
function chooseCovers(
  ads: readonly ListedAd[],
  neighbours: ReadonlyMap<ListedAd, Neighbours>,
): ReadonlyMap<ListedAd, number> {
  const chosen = new Map<ListedAd, number>();
  const choices = new Map<ListedAd, number>();
  const society = new Map(ads.map((ad) => [ad, [...(neighbours.get(ad) ?? [])]]));
  const waiting = ads.toSorted((a, b) => (society.get(b)?.length ?? 0) - (society.get(a)?.length ?? 0) || a.id - b.id);
  for (let turn = 0; turn < waiting.length; turn += 1) {
    const ad = waiting[turn];
    if (!ad) break;
    const { covers } = ad;
    const twins = covers.map(() => 0);
    const met = society.get(ad) ?? [];
    for (const [other, weight] of met) {
      const cover = chosen.get(other);
      const index = cover === undefined ? -1 : covers.indexOf(cover);
      if (index >= 0) twins[index] = (twins[index] ?? 0) + weight;
    }
    const own = chosen.get(ad);
    const choice = (choices.get(ad) ?? 0) + 1;
    if (choice > maxChoices || (own !== undefined && twins[covers.indexOf(own)] === 0)) continue;

    choices.set(ad, choice);
    const fewest = Math.min(...twins);
    const best = covers.filter((_, index) => twins[index] === fewest);
    const cover = best[turn % best.length] ?? ad.cover;
    chosen.set(ad, cover);
    if (fewest > 0) waiting.push(...met.map(([other]) => other).filter((other) => chosen.get(other) === cover));
  }

  return chosen;
}
