import { languageValues, serviceCurrencies, serviceLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { AdPictureId } from '../entities/AdPicture.ts';

const id = z.int().positive().max(2_147_483_647);

const priceField = z.strictObject({
  kind_id: id,
  title: z.string().trim().min(2).max(serviceLimits.titleLength),
  minutes: z.int().min(1).max(serviceLimits.minutes).nullable(),
  price: z.int().min(0).max(serviceLimits.price).nullable(),
});

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** What a company says about its service. Name, address, phones, hours and point are data of the company. [M16] */
export const serviceFields = {
  description: z.string().trim().max(serviceLimits.descriptionLength),
  home_visit: z.boolean(),
  card_payment: z.boolean(),
  languages: z.array(z.enum(languageValues)).max(languageValues.length).refine(unique, 'repeated'),
  brand_ids: z.array(id).max(serviceLimits.brands).refine(unique, 'repeated').describe('none: all makes'),
  currency: z.enum(serviceCurrencies).describe('of all prices'),
  prices: z
    .array(priceField)
    .max(serviceLimits.prices)
    .refine((prices) => prices.length > 0, 'required'),
  pictures: z
    .array(AdPictureId)
    .max(serviceLimits.pictures)
    .refine(unique, 'repeated')
    .describe('uploads of POST /ads/images, and numbers of pictures that the service shows already; the cover first'),
};
