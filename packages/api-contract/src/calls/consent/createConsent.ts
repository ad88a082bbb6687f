import { consentPurposes, consentVersion } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Writes an answer about cookies into the log, with time, brand and language, but without the visitor's address and
 * browser. A repeated answer is written once. [M64, T46]
 */
export const createConsent = defineCall({
  method: 'POST',
  path: '/consent',
  access: 'public',
  summary: 'Writes an answer about cookies into the log.',
  body: z.strictObject({
    id: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('random name of the browser’s answers'),
    answer: z.int().min(1).max(10_000).describe('which answer of this browser: 1, 2, …'),
    version: z.int().min(1).max(consentVersion).describe('version of what was asked'),
    purposes: z.array(z.enum(consentPurposes)).max(consentPurposes.length).describe('what is allowed'),
  }),
  reply: z.strictObject({ logged: z.literal(true) }),
  failures: [],
});
