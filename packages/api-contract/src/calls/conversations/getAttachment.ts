import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * The file of a message: a JPEG to look at, or a PDF to download. Only for members of its conversation; for everybody
 * else it does not exist. [J71]
 */
export const getAttachment = defineCall({
  method: 'GET',
  path: '/api/message/attachment/{id}',
  access: 'messages.read',
  summary: 'The file that came with a message.',
  bare: true,
  params: z.object({ id: z.uuid() }),
  reply: z.string().describe('the bytes of the file'),
  failures: ['not-found'],
});
