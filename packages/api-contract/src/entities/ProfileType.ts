import { z } from 'zod';

/** What an account is for, in the language of the reply. [M11] */
export const ProfileTypeEntry = z.object({ id: z.int(), name: z.string() }).meta({ id: 'ProfileType' });
export type ProfileTypeEntry = z.infer<typeof ProfileTypeEntry>;
