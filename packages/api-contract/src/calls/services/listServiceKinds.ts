import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ServiceKindCounted } from '../../entities/CarService.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** The kinds of car services in their order, each with the number of its public services. [A07] */
export const listServiceKinds = defineCall({
  method: 'GET',
  path: '/services/kinds',
  access: 'public',
  summary: 'The kinds of car services.',
  query: languageQuery,
  reply: z.array(ServiceKindCounted),
  failures: [],
});
