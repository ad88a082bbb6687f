import { z } from 'zod';

/** A language of the product. [E04] */
export const Language = z
  .object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    short: z.string(),
    icon: z.string(),
    icon2: z.string(),
    slug: z.string(),
    value: z.string(),
  })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof Language>;

/** A country; `count` = active ads. [E06] */
export const Country = z
  .object({
    id: z.int().describe('ISO 3166-1 numeric'),
    code: z.string(),
    name: z.string(),
    icon: z.string().describe('flag name'),
    count: z.int(),
  })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;

/** A country of the world; `count` only on request. [J56] */
export const WorldCountry = Country.extend({ count: z.int().optional() }).meta({
  id: 'WorldCountry',
});
export type WorldCountry = z.infer<typeof WorldCountry>;

/** The country of a visitor's address; `country` and `ip` are null if unknown. [J88, E25] */
export const Geo = z
  .object({
    ok: z.boolean(),
    country: z.string().nullable().describe('ISO 3166-1 code'),
    ip: z.string().nullable(),
  })
  .meta({ id: 'Geo' });
export type Geo = z.infer<typeof Geo>;

/** A region of a country. [J57] */
export const Region = z
  .object({
    id: z.int(),
    country_id: z.int(),
    slug: z.string(),
    title: z.string(),
    sort: z.int(),
    count: z.int(),
  })
  .meta({ id: 'Region' });
export type Region = z.infer<typeof Region>;

/** A group of links in the menus. [E09] */
export const NavigationGroup = z
  .object({
    title: z.string(),
    items: z.array(z.object({ title: z.string(), slug: z.string(), icon: z.string() })),
  })
  .meta({ id: 'NavigationGroup' });
export type NavigationGroup = z.infer<typeof NavigationGroup>;

/** A town of a region. Its name is the own one, in no language of the visitor. */
export const City = z
  .object({ id: z.int(), country: z.string().describe('ISO 3166-1 code'), title: z.string() })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;

/** Most towns in the list of a country; Serbia has 401. */
export const maxTowns = 500;

/** A town of a country, with its point. [M17] */
export const Town = City.extend({
  region_id: z.int().nullable(),
  lat: z.number(),
  lng: z.number(),
  population: z.int(),
}).meta({
  id: 'Town',
});
export type Town = z.infer<typeof Town>;
