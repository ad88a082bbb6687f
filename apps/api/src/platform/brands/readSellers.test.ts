import { describe, expect, it } from 'vitest';
import { readBrandContacts } from '@volan/domain-rules';
import { readSellers } from './readSellers.ts';

const sellersOf = (environment: Record<string, string>) => readSellers(readBrandContacts(environment).contacts);

describe('the companies that sell [A20]', () => {
  const company = {
    COMPANY_NAME: 'Volan d.o.o.',
    COMPANY_ADDRESS: 'Bulevar 1, 11000 Beograd',
    COMPANY_TAX_ID: '100000001',
    COMPANY_REGISTRY_NUMBER: '20000001',
  };

  it('are one for all brands, or one of a brand', () => {
    const { sellers, missing } = sellersOf({ ...company, COMPANY_NAME_GEARLANE: 'Gearlane Ltd' });
    expect(missing).toEqual([]);
    expect(sellers.volan).toMatchObject({ name: 'Volan d.o.o.', address: ['Bulevar 1', '11000 Beograd'] });
    expect(sellers.gearlane).toMatchObject({ name: 'Gearlane Ltd', taxNumber: '100000001' });
  });

  it('are written to at the contact of the brand', () => {
    const { sellers } = sellersOf({ ...company, CONTACT_EMAIL_VOLAN: 'racuni@volan.example' });
    expect([sellers.volan.email, sellers.gearlane.email]).toEqual(['racuni@volan.example', 'info@gearlane.localhost']);
  });

  it('are named where a value is missing, for each brand', () => {
    const { missing } = sellersOf({ ...company, COMPANY_TAX_ID: ' ' });
    expect(missing).toEqual([
      'COMPANY_TAX_ID: receipts of volan need the company that sells',
      'COMPANY_TAX_ID: receipts of gearlane need the company that sells',
    ]);
  });
});
