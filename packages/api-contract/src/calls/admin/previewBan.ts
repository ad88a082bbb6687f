import { banKinds } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BanPreview } from '../../entities/Ban.ts';

/** What a ban must say: never a pattern. */
export const banFields = { kind: z.enum(banKinds), value: z.string().trim().min(1).max(200) };

/**
 * What a ban would have hit within the last 30 days; changes nothing. A word below three letters, an address without a
 * domain, a network above /16 (IPv6: /32) is `value`. `rate-limited`: others are being tried. [P58]
 */
export const previewBan = defineCall({
  method: 'POST',
  path: '/admin/bans/preview',
  access: 'bans.edit',
  summary: 'What a ban would have hit.',
  body: z.strictObject(banFields),
  reply: BanPreview,
  failures: ['validation', 'rate-limited'],
});
