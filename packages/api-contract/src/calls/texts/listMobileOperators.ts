import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MobileOperator } from '../../entities/Text.ts';

/** Mobile operators with their prefixes, for the phone field. [J61, E26] */
export const listMobileOperators = defineCall({
  method: 'GET',
  path: '/translate/mobile-operators',
  access: 'public',
  summary: 'Mobile operators with their prefixes.',
  reply: z.array(MobileOperator),
  failures: [],
});
