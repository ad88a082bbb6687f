import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { LoyaltyProgramme } from '../../entities/Loyalty.ts';

/** The rules of the loyalty programme, with amounts in the currency of the brand. [B16, M18] */
export const getLoyalty = defineCall({
  method: 'GET',
  path: '/loyalty',
  access: 'public',
  summary: 'The rules of the loyalty programme.',
  query: z.object({}),
  reply: LoyaltyProgramme,
  failures: [],
});
