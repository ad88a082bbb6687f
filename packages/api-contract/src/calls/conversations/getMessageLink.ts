import { maxMessageLength } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MessageLink } from '../../entities/Conversation.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * A link in a message that the user may read, for the page that names its host before it is opened. It answers only
 * links of messages, so that nobody can make it lead elsewhere. [N12]
 */
export const getMessageLink = defineCall({
  method: 'GET',
  path: '/message/link/{messageId}/{place}',
  access: 'messages.read',
  summary: 'A link in a message.',
  params: z.object({
    messageId: numberText(1, 9_999_999_999),
    place: numberText(1, maxMessageLength).describe('position among the links of the message, from 1'),
  }),
  reply: MessageLink,
  failures: ['not-found'],
});
