import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MyCarService } from '../../entities/CarService.ts';
import { idField } from '../../fields/conversationFields.ts';
import { serviceFields } from '../../fields/serviceFields.ts';

/** Changes a car service. `conflict`: it was changed since `version` was read. [M16, B20] */
export const updateCarService = defineCall({
  method: 'POST',
  path: '/services/update',
  access: 'services.edit',
  summary: 'Changes a car service.',
  body: z.strictObject({ company_id: idField, version: z.string().max(40), ...serviceFields }),
  reply: MyCarService,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'rate-limited'],
});
