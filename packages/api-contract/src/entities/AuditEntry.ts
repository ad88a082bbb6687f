import { z } from 'zod';

const Person = z.object({ id: z.int(), name: z.string() }).nullable();
const Fields = z.record(z.string(), z.unknown()).nullable();

/** One action of an administrator in the audit log. An entry never changes. [M59] */
export const AuditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: Person.describe('who did it; null: a command on the server, or an account that has been erased'),
    subject: Person.describe('the account that it was done to; null: to none'),
    action: z.string().describe('such as `user.suspended`'),
    entity: z.string().nullable().describe('what kind of row was changed'),
    entity_id: z.string().nullable(),
    before: Fields.describe('the fields that changed, as they were; null: there was no row'),
    after: Fields.describe('the same fields since; null: there is no row any more'),
    details: z.record(z.string(), z.unknown()).describe('what else was said, such as the reason'),
    brand: z.string().nullable().describe('by whose host it was done; null: on the server itself'),
    address: z.string().nullable().describe('from which address of the network'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
