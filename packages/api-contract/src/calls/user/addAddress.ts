import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AccountAddress } from '../../entities/Account.ts';

const line = (least: number, most: number) => z.string().trim().min(least).max(most);

/** Adds an address; the first one is the default. An account has ten at most. [J24] */
export const addAddress = defineCall({
  method: 'POST',
  path: '/user/address',
  access: 'account.edit',
  summary: 'Adds an address.',
  body: z.strictObject({
    country_id: z.int().min(1).max(999),
    region_id: z.int().min(1).max(2_147_483_647).optional(),
    city: line(1, 80),
    street: line(1, 120),
    zip: line(0, 12)
      .refine((text) => text === '' || /\d/.test(text), 'format')
      .optional(),
    lat: z.number().min(-90).max(90).optional(),
    lng: z.number().min(-180).max(180).optional(),
  }),
  reply: AccountAddress,
  failures: ['validation'],
});
