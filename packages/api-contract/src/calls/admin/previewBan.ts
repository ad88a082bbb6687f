import { banKinds } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BanPreview } from '../../entities/Ban.ts';

/** The kind and the value of a ban. The value is never a pattern. */
export const banFields = { kind: z.enum(banKinds), value: z.string().trim().min(1).max(200) };

/**
 * Shows what a ban would have hit in the last 30 days; changes nothing. `value`: a word with fewer than three letters,
 * an address without a domain, or a network larger than /16 (IPv6: /32). `rate-limited`: too many previews are running.
 * [P58]
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
