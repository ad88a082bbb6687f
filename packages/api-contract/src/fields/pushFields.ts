import { z } from 'zod';

/** A push subscription as a browser writes it: `JSON.stringify(subscription)`. [E23] */
export const pushSubscriptionField = z
  .string()
  .max(2000)
  .describe('JSON text: `{"endpoint": "https://…", "keys": {"p256dh": "…", "auth": "…"}}`');
