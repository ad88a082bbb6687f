import { companyTypes } from '@volan/domain-rules';
import { z } from 'zod';
import { dayField } from '../fields/dateFields.ts';
import { AdImage, Place } from './Ad.ts';

/** A picture of a company. Addresses are made from `id` by `pictureUrl` of domain-rules. */
export const CompanyPicture = AdImage.omit({ view: true }).meta({ id: 'CompanyPicture' });
export type CompanyPicture = z.infer<typeof CompanyPicture>;

/** Hours of one day. */
export const OpenHours = z
  .object({
    opens: z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/),
    closes: z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/),
  })
  .meta({ id: 'OpenHours' });
export type OpenHours = z.infer<typeof OpenHours>;

/** Days on which a company is open at other hours than usual, such as holidays; at most a year of them. */
export const HoursException = z
  .strictObject({
    from: dayField,
    to: dayField.describe('the last day, the same as `from` for one day'),
    hours: OpenHours.nullable().describe('null is closed'),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    path: ['to'],
    message: 'format',
  })
  .meta({ id: 'HoursException' });
export type HoursException = z.infer<typeof HoursException>;

/** A company in a list. Phones and e-mail are never part of a public reply. */
export const CompanyListed = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    type: z.enum(companyTypes).describe('profile type [M11]'),
    verified: z.boolean(),
    logo: CompanyPicture.nullable(),
    place: Place,
    ads: z.int().describe('active ads'),
    pictures: z.array(AdImage).max(3).describe('first pictures of its newest ads'),
  })
  .meta({ id: 'CompanyListed' });
export type CompanyListed = z.infer<typeof CompanyListed>;

/** A company with everything its page shows. */
export const CompanyDetails = CompanyListed.omit({ pictures: true })
  .extend({
    seller: z.int().describe('its account: `seller` in the search for ads'),
    newest_ad: z.int().nullable().describe('id of its newest active ad; null: none'),
    has_phone: z.boolean().describe('a number can be asked for by POST /companies/phone'),
    since: z.iso.datetime().describe('when the account was opened'),
    legal_name: z.string(),
    tax_id: z.string().nullable(),
    registry_number: z.string().nullable(),
    address: z.string().nullable().describe('street and number'),
    location: z
      .object({ lat: z.number(), lng: z.number() })
      .nullable()
      .describe('the point that the company set on a map; null: none'),
    web: z.url({ protocol: /^https?$/ }).nullable(),
    description: z.string().describe('plain text of the company'),
    opening_hours: z.array(OpenHours.nullable()).length(7).nullable().describe('from Monday; null is closed'),
    hours_exceptions: z.array(HoursException).describe('from today on, the next one first'),
    cover: CompanyPicture.nullable(),
    categories: z
      .array(z.object({ id: z.int(), slug: z.string(), title: z.string(), ads: z.int() }))
      .describe('where its ads are, most first'),
  })
  .meta({ id: 'CompanyDetails' });
export type CompanyDetails = z.infer<typeof CompanyDetails>;

/** The public remains of a company that closed or is suspended. */
export const CompanyGone = CompanyListed.pick({ slug: true, name: true }).meta({ id: 'CompanyGone' });
export type CompanyGone = z.infer<typeof CompanyGone>;

/** Data of a list of companies beside its rows. */
export const CompanyListMeta = z
  .object({
    total: z.int().describe('exact'),
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    types: z
      .partialRecord(z.enum(companyTypes), z.int())
      .describe('companies of each kind, the filter by kind left out'),
  })
  .meta({ id: 'CompanyListMeta' });
export type CompanyListMeta = z.infer<typeof CompanyListMeta>;
