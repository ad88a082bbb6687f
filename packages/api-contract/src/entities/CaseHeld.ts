import { z } from 'zod';

/** The moderator who has claimed a case. [M05] */
export const CaseHolder = z
  .object({ id: z.int(), name: z.string(), until: z.iso.datetime().describe('it is renewed while they look') })
  .meta({ id: 'CaseHolder' });
export type CaseHolder = z.infer<typeof CaseHolder>;

/** Sent with `case-held`: who has claimed the case, and until when, unless they extend the claim. [M05] */
export const CaseHeld = CaseHolder.pick({ name: true, until: true }).meta({ id: 'CaseHeld' });
export type CaseHeld = z.infer<typeof CaseHeld>;
