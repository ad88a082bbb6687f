import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { NavigationGroup } from '../../entities/Place.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Groups of links for the menus; pages that do not exist yet are left out. [J54, C63] */
export const listNavigation = defineCall({
  method: 'GET',
  path: '/language/navigation',
  access: 'public',
  summary: 'Groups of links for the menus.',
  query: languageQuery,
  reply: z.array(NavigationGroup),
  failures: [],
});
