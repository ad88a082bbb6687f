import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { maxServicePoints, ServicePoint } from '../../entities/CarService.ts';
import { serviceSearch } from './listCarServices.ts';

/** Where the services of a list are, on all its pages: the first 500 in the order of the list. For a map. [A07] */
export const listServicePoints = defineCall({
  method: 'GET',
  path: '/services/points',
  access: 'public',
  summary: 'Where public car services are, for a map.',
  query: serviceSearch,
  reply: z.array(ServicePoint).max(maxServicePoints),
  failures: ['bad-query'],
});
