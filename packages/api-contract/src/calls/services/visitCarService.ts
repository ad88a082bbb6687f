import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Counts a visit of the page of a car service, once a day for each visitor, as `visitAd` counts those of ads. [B20] */
export const visitCarService = defineCall({
  method: 'POST',
  path: '/services/visit',
  access: 'public',
  summary: 'Counts a visit of a car service.',
  body: z.strictObject({ id: idField }),
  reply: z.strictObject({
    counted: z.boolean().describe('false: counted before today, a robot, an administrator, or a busy network'),
  }),
  failures: [],
});
