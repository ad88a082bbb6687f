import type { Sql } from 'postgres';
import type { DemoAd } from './DemoAd.ts';

/** A shop that sells parts, and its location. */
export interface PartsShop {
  id: number;
  country_id: number;
  region_id: number;
  city_id: number;
  lat: number;
  lng: number;
}

/** Moves parts and tyres from car dealers to the parts shops of their country, in turn. */
export async function moveToPartsShops(
  sql: Sql,
  ads: readonly DemoAd[],
  shops: readonly PartsShop[],
): Promise<DemoAd[]> {
  const categories = await sql<{ id: number }[]>`select id from category where slug ~ 'parts$|^tyres'`;
  const companies = await sql<{ user_id: string }[]>`select user_id from company`;
  const ofParts = new Set(categories.map(({ id }) => id));
  const ofCompany = new Set(companies.map(({ user_id: id }) => Number(id)));

  return ads.map((ad, index) => {
    if (!ofParts.has(ad.category_id) || !ofCompany.has(ad.user_id)) {
      return ad;
    }
    const near = shops.filter((shop) => shop.country_id === ad.country_id);
    const shop = near[index % near.length];
    if (!shop) {
      return ad;
    }
    const { id, region_id, city_id, lat, lng } = shop;

    return { ...ad, user_id: id, region_id, city_id, lat, lng };
  });
}
