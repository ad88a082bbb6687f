import { z } from 'zod';

/** A language of the product. [E04] */
export const Language = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  short: z.string(),
  icon: z.string(),
  icon2: z.string(),
  slug: z.string(),
  value: z.string(),
});
export type Language = z.infer<typeof Language>;

/** A country; `count` = active ads. [E06] */
export const Country = z.object({
  id: z.int().describe('ISO 3166-1 numeric'),
  code: z.string(),
  name: z.string(),
  icon: z.string().describe('flag name'),
  count: z.int(),
});
export type Country = z.infer<typeof Country>;

/** A region of a country. [J57] */
export const Region = z.object({ id: z.int(), country_id: z.int(), slug: z.string(), title: z.string(), sort: z.int(), count: z.int() });
export type Region = z.infer<typeof Region>;

/** A group of links in the menus. [E09] */
export const NavigationGroup = z.object({
  title: z.string(),
  items: z.array(z.object({ title: z.string(), slug: z.string(), icon: z.string() })),
});
export type NavigationGroup = z.infer<typeof NavigationGroup>;
