import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Removes a feed. Its ads stay, and have the lifecycle of typed ads from then on. */
export const deleteFeed = defineCall({
  method: 'DELETE',
  path: '/company/feed',
  access: 'feeds.edit',
  summary: 'Removes a feed; its ads stay.',
  query: z.strictObject({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found'],
});
