import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MyCarService } from '../../entities/CarService.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Takes a car service out of the directory, or brings it back. A repeated call changes nothing. [M16] */
export const changeCarServiceStatus = defineCall({
  method: 'POST',
  path: '/services/status',
  access: 'services.edit',
  summary: 'Pauses a car service, or shows it again.',
  body: z.strictObject({ company_id: idField, paused: z.boolean() }),
  reply: MyCarService,
  failures: ['validation', 'not-found', 'forbidden'],
});
