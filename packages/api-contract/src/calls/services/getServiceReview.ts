import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ServiceReview } from '../../entities/ServiceReview.ts';
import { idText } from '../../fields/idText.ts';

/** One public review of a public car service. [M16] */
export const getServiceReview = defineCall({
  method: 'GET',
  path: '/services/reviews/{id}',
  access: 'public',
  summary: 'One review of a car service.',
  params: z.object({ id: idText }),
  reply: ServiceReview,
  failures: ['not-found'],
});
