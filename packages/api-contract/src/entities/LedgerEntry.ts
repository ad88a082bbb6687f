import { ledgerKinds, ledgerUnits } from '@volan/domain-rules';
import { z } from 'zod';

const side = z.object({
  account: z.int(),
  name: z.string().describe('`user`, or which of our own accounts'),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
});

/** A transfer of the ledger with both of its accounts, as an administrator reads it. [M44] */
export const LedgerEntry = z
  .object({
    seq: z.int().describe('its place in the ledger'),
    id: z.string().describe('id of the transfer, chosen by the code that wrote it'),
    at: z.iso.datetime(),
    kind: z.enum(ledgerKinds),
    phase: z.enum(['posted', 'reserved', 'settled', 'voided']),
    from: side,
    to: side,
    change: z.int().describe('change of what the user can spend, with its sign; 0 if a reservation was settled'),
    left: z.int().nullable().describe('what could be spent afterwards'),
    ends: z.int().nullable().describe('the reservation that it settles or voids'),
    reason: z.string().describe('of a correction'),
    actor: z.object({ id: z.int(), name: z.string() }).nullable().describe('who did it, if it was not the owner'),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Position of a page of transfers, and whether all transfers add up to the balance. */
export const LedgerProof = z
  .object({
    total: z.int(),
    page: z.int(),
    unit: z.enum(ledgerUnits),
    account: z
      .object({ id: z.int(), posted: z.int(), reserved: z.int(), balance: z.int().describe('posted less reserved') })
      .nullable()
      .describe('null: nothing was ever moved'),
    faults: z.array(z.string()).describe('what of the account its transfers do not prove; nothing where all is right'),
  })
  .meta({ id: 'LedgerProof' });
export type LedgerProof = z.infer<typeof LedgerProof>;
