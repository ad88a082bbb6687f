import { z } from 'zod';
import { AdImage, AdSeller, Place } from './Ad.ts';
import { CompanyPicture } from './Company.ts';
import { FavouriteListMeta } from './Favourite.ts';

/** A company or a private seller whom somebody follows. Phones and e-mail are never part of it. [B11] */
export const FollowedSeller = AdSeller.extend({
  company: z.string().nullable().describe('slug of its company page; null: a private seller'),
  verified: z.boolean(),
  logo: CompanyPicture.nullable().describe('its logo, or the picture of a person'),
  place: Place.nullable(),
  ads: z.int().describe('active ads'),
  pictures: z.array(AdImage).max(3).describe('first pictures of its newest ads'),
  category: z.string().nullable().describe('slug of the category of its newest ad; null: it has none'),
  new_ads: z.int().describe('active ads that came since the account last looked at its ads'),
  followed_at: z.iso.datetime(),
}).meta({ id: 'FollowedSeller' });
export type FollowedSeller = z.infer<typeof FollowedSeller>;

/** Position of a page in the list of followed sellers. */
export const FollowedListMeta = FavouriteListMeta.extend({
  proposed: AdSeller.nullable().describe('the proposed seller; null: none, followed already, or it cannot be followed'),
}).meta({ id: 'FollowedListMeta' });
export type FollowedListMeta = z.infer<typeof FollowedListMeta>;
