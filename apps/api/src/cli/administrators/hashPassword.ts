import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';

/**
 * Argon2id (the library's own choice) with 19 MiB, two passes, one lane: the least that OWASP allows, 11 ms. The hash
 * holds these parameters, so that they can be raised later.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** A password that nobody has to remember: 120 random bits, in groups that are easy to read aloud. */
export const makePassword = () =>
  (
    randomBytes(15)
      .toString('hex')
      .match(/.{1,6}/g) ?? []
  ).join('-');
