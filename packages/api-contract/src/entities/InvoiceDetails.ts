import { z } from 'zod';
import { emailField } from '../fields/accountFields.ts';

/** For whom a receipt is: a person or a company, as its buyer wrote it. [M40] */
export const InvoiceDetails = z
  .strictObject({
    name: z.string().trim().min(1, 'required').max(120).describe('of the person or the company'),
    address: z.string().trim().max(200).describe('commas begin lines; may be empty'),
    tax_number: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9 ./-]{0,20}$/, 'form')
      .describe('of a company; empty: none'),
    email: emailField.describe('where the receipt goes'),
  })
  .meta({ id: 'InvoiceDetails' });
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;
