import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SocialPost } from '../../entities/SocialPost.ts';

/**
 * Stores the link to the post of a promotion, which its seller then sees. A repeated link changes nothing. Another link
 * replaces it; author and time of the post stay. [M07]
 */
export const markSocialPosted = defineCall({
  method: 'POST',
  path: '/admin/social-posts/posted',
  access: 'social-posts.edit',
  summary: 'Writes down where a promotion on social media was posted.',
  body: z.strictObject({
    id: z
      .string()
      .regex(/^[\w:-]{1,200}$/, 'form')
      .describe('of the purchase'),
    proof_url: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true, error: 'url' })
      .max(500)
      .describe('address of the post; https only'),
  }),
  reply: SocialPost,
  failures: ['validation', 'not-found'],
});
