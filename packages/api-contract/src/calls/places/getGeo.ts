import { defineCall } from '../../defineCall.ts';
import { Geo } from '../../entities/Place.ts';

/** Country of the visitor by address. Bare: outside `/v3` and outside the envelope. [J88] */
export const getGeo = defineCall({
  method: 'GET',
  path: '/api/geo',
  access: 'public',
  summary: 'Country of the visitor by address.',
  reply: Geo,
  failures: [],
  bare: true,
});
