import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MyCarService } from '../../entities/CarService.ts';
import { idField } from '../../fields/conversationFields.ts';
import { serviceFields } from '../../fields/serviceFields.ts';

/**
 * Gives a company a page in the directory of car services. It is public while the company is: at once, or when a
 * moderator has approved the company. `phone-first` at `account_phone`: no phone was confirmed yet. A company that has a
 * service is a `conflict`. [M16, B21]
 */
export const createCarService = defineCall({
  method: 'PUT',
  path: '/services/create',
  access: 'services.edit',
  summary: 'Adds the car service of a company.',
  body: z.strictObject({ company_id: idField, ...serviceFields }),
  reply: MyCarService,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'rate-limited'],
});
