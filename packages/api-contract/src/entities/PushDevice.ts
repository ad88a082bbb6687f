import { z } from 'zod';

/** The data that a device needs to take notifications, and its current subscription. */
export const PushDevice = z
  .object({
    key: z.string().nullable().describe('public key for subscribing, base64url; null: this server sends none'),
    subscribed: z.boolean().describe('messages go to this device'),
    arrived_at: z.string().nullable().describe('when the last one arrived on this device'),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof PushDevice>;
