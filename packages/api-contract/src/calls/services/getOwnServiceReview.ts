import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnServiceReview } from '../../entities/ServiceReview.ts';
import { idText } from '../../fields/idText.ts';

/** Whether the signed-in user may review a public car service, and the review that they wrote. [M16] */
export const getOwnServiceReview = defineCall({
  method: 'GET',
  path: '/services/{id}/own-review',
  access: 'account.read',
  summary: 'Whether the user may review a car service.',
  params: z.object({ id: idText }),
  reply: OwnServiceReview,
  failures: ['not-found'],
});
