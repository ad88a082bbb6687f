import { z } from 'zod';
import { AdListed } from './Ad.ts';
import { AdStatus } from './SellerAd.ts';

/** A promotion on social media as staff see it: one purchase, one post. [M07] */
export const SocialPost = z
  .object({
    id: z.string().describe('of the purchase'),
    ad: z.object({
      id: z.int(),
      title: z.string(),
      kind: AdListed.shape.kind,
      slug: z.string(),
      status: AdStatus,
    }),
    seller: z.object({ id: z.int(), name: z.string() }),
    bought_at: z.iso.datetime(),
    ends_at: z.iso.datetime().describe('paid until'),
    days_waiting: z.int().min(0).describe('whole days since it was bought; of one that is posted until then'),
    needed: z.boolean().describe('false: it is posted, or no buyer can see the ad now, so that nobody need post it'),
    posted_at: z.iso.datetime().nullable(),
    posted_by: z.string().nullable().describe('name of the user who posted it; null also if the account is gone'),
    proof_url: z.url().nullable(),
  })
  .meta({ id: 'SocialPost' });
export type SocialPost = z.infer<typeof SocialPost>;
