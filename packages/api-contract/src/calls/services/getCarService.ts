import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CarServiceDetails, CarServiceGone } from '../../entities/CarService.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * One public car service. `gone` with its name: its owner paused it, or its company closed or is suspended. One whose
 * company waits for its approval is not found. [M16]
 */
export const getCarService = defineCall({
  method: 'GET',
  path: '/services/{id}',
  access: 'public',
  summary: 'One car service with everything its page shows.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: CarServiceDetails,
  failures: ['not-found', 'gone'],
  failureData: CarServiceGone,
});
