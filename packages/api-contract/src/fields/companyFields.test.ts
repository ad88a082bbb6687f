import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InvoiceDetails } from '../entities/InvoiceDetails.ts';
import { openCompanyFields, reviewedCompanyFields } from './companyFields.ts';

const Numbers = z.object({
  tax_id: reviewedCompanyFields.tax_id,
  registry_number: reviewedCompanyFields.registry_number,
});

describe('the numbers of a company [M12, M40]', () => {
  it('lose the spaces that were pasted with them', () => {
    const numbers = { tax_id: ' 109 876\u00A0533 ', registry_number: '17 021 397' };
    expect(Numbers.parse(numbers)).toEqual({ tax_id: '109876533', registry_number: '17021397' });
  });

  it('keep a space that belongs to them', () => {
    expect(Numbers.parse({ tax_id: 'DE 1', registry_number: 'HRB  12 B' })).toEqual({
      tax_id: 'DE 1',
      registry_number: 'HRB 12 B',
    });
  });

  it('are read in the same way for a receipt', () => {
    const receipt = { kind: 'company', name: 'Firma', address: '', email: 'ana@example.test' };
    expect(InvoiceDetails.parse({ ...receipt, tax_number: ' 109 876 533 ' }).tax_number).toBe('109876533');
  });
});

describe('the phones of a company [M12]', () => {
  it('are checked by the server, which says which of them is wrong', () => {
    expect(openCompanyFields.phones.safeParse(['032 371 234', '12']).success).toBe(true);
  });
});
