import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { maxServiceTowns, ServiceTown } from '../../entities/CarService.ts';
import { serviceSearch } from './listCarServices.ts';

/**
 * Towns in which a search finds car services, those with the most first. Services of towns without a region, and beyond
 * the first 1,009 of a list, are not counted. [A07]
 */
export const listServiceTowns = defineCall({
  method: 'GET',
  path: '/services/towns',
  access: 'public',
  summary: 'Towns with public car services, and how many.',
  query: serviceSearch,
  reply: z.array(ServiceTown).max(maxServiceTowns),
  failures: ['bad-query'],
});
