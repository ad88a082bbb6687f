import { inOneLine, invoiceKinds, isPrintable } from '@volan/domain-rules';
import { z } from 'zod';
import { companyNumber, emailField } from '../fields/accountFields.ts';

/**
 * A text of at most this many characters that a receipt prints in one line; letters that its fonts do not have:
 * `not-printable`.
 */
const printedField = (least: number, most: number) =>
  z
    .string()
    .max(most * 2)
    .transform(inOneLine)
    .pipe(z.string().min(least, 'required').max(most).refine(isPrintable, 'not-printable'));

/**
 * The person or company that a receipt is for, as the buyer wrote it. A `company` has a tax number: `required`; in
 * Serbia its check digit must fit: `tax-number`. [M40]
 */
export const InvoiceDetails = z
  .strictObject({
    kind: z
      .enum(invoiceKinds)
      .optional()
      .describe('where it is not told, a company has a tax number and a person none'),
    name: printedField(1, 120).describe('name of the person or the company'),
    address: printedField(0, 200).describe('commas begin lines; may be empty'),
    tax_number: z
      .string()
      .max(40)
      .transform(companyNumber)
      .pipe(z.string().regex(/^[A-Za-z0-9 ./-]{0,20}$/, 'form'))
      .describe('tax number of a company; empty: none'),
    email: emailField.describe('where the receipt goes'),
  })
  .refine(({ kind, tax_number: number }) => kind !== 'company' || number !== '', 'required')
  .meta({ id: 'InvoiceDetails' });
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

const Proposal = z.object({ name: z.string(), address: z.string(), tax_number: z.string(), email: z.string() });

/**
 * Proposed details for the next receipt, for each kind: those of the last one, otherwise those of the account and its
 * company. [M40]
 */
export const ProposedInvoice = z
  .object({
    kind: z.enum(invoiceKinds).describe('kind of the last receipt, else a company if the account is one'),
    private: Proposal,
    company: Proposal,
  })
  .meta({ id: 'ProposedInvoice' });
export type ProposedInvoice = z.infer<typeof ProposedInvoice>;
