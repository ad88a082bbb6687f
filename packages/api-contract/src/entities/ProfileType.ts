import { z } from 'zod';

/** Highest id of a profile type. */
export const maxProfileType = 999;

/** A type of accounts, in the language of the reply. [M11] */
export const ProfileTypeEntry = z
  .object({
    id: z.int(),
    name: z.string(),
    base_type_id: z.int().describe('the one of the five that rights and pages go by; the five rest on themselves'),
  })
  .meta({ id: 'ProfileType' });
export type ProfileTypeEntry = z.infer<typeof ProfileTypeEntry>;
