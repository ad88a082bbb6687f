import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ConversationMessage } from '../../entities/Conversation.ts';
import { forceField, idField, messageTextField } from '../../fields/conversationFields.ts';

/**
 * Writes to the company of a car service, about no ad. There is one conversation for each user and service: another
 * request continues it. `vehicle_id` is an own ad that is or was public (`unknown` at `vehicle_id`); it is shown to both
 * sides, and replaces the vehicle of an earlier request. Nobody writes to a company that they act for
 * (`request-own-service` at `service_id`). While the service is paused, closed or suspended, users cannot write to it
 * (`service-closed` at `message`), here and in `sendMessage`. Otherwise like `sendMessage`. [M16]
 */
export const requestCarService = defineCall({
  method: 'POST',
  path: '/services/request',
  access: 'messages.send',
  summary: 'Writes to a car service.',
  idempotent: true,
  body: z.strictObject({
    service_id: idField,
    message: messageTextField,
    vehicle_id: idField.optional().describe('an own ad; left out: none, or the vehicle of an earlier request'),
    force: forceField,
  }),
  reply: z.object({
    ad_id: z.int().describe('names the conversation in calls where others give the id of an ad'),
    other_id: z.int().describe('the account of the company: the other side'),
    message: ConversationMessage,
  }),
  failures: ['validation', 'forbidden', 'not-found', 'conflict', 'gone', 'rate-limited'],
});
