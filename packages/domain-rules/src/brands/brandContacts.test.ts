import { describe, expect, it } from 'vitest';
import { readBrandContacts } from './brandContacts.ts';

describe('the contact of a brand [A20, A21]', () => {
  it('is what its settings say, one for all brands or of one brand', () => {
    const { contacts, problems } = readBrandContacts({
      CONTACT_EMAIL: 'pitanja@volan.example',
      CONTACT_PHONE: '+381 11 123 4567',
      CONTACT_PHONE_GEARLANE: '+44 20 1234 5678',
      CONTACT_HOURS: 'Mo-Fr 09:00-17:00, Sa 09:00-13:00',
      COMPANY_NAME: 'Volan d.o.o.',
      COMPANY_ADDRESS: 'Bulevar 1, 11000 Beograd',
      COMPANY_TAX_ID: '100000001',
      COMPANY_REGISTRY_NUMBER: '20000001',
      ANDROID_APP_URL: 'https://play.google.com/store/apps/details?id=volan',
    });
    expect(problems).toEqual([]);
    expect(contacts.volan).toEqual({
      email: 'pitanja@volan.example',
      phone: '+381 11 123 4567',
      hours: [
        ...Array.from({ length: 5 }, () => ({ opens: '09:00', closes: '17:00' })),
        { opens: '09:00', closes: '13:00' },
        null,
      ],
      company: {
        name: 'Volan d.o.o.',
        address: ['Bulevar 1', '11000 Beograd'],
        taxId: '100000001',
        registryNumber: '20000001',
      },
      apps: { android: 'https://play.google.com/store/apps/details?id=volan' },
    });
    expect(contacts.gearlane.phone).toBe('+44 20 1234 5678');
  });

  it('has nothing that is not set', () => {
    const { contacts } = readBrandContacts({ CONTACT_PHONE: ' ', COMPANY_NAME: '' });
    expect(contacts.volan).toEqual({ company: { address: [] }, apps: {} });
  });

  it.each([
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_PHONE', 'call us'],
    ['CONTACT_HOURS', 'always'],
    ['CONTACT_HOURS', 'Mo-Fr 17:00-09:00'],
    ['CONTACT_HOURS', 'Mo-Fr 09:00-17:00, Fr 09:00-12:00'],
    ['ANDROID_APP_URL', 'javascript:alert(1)'],
    ['IPHONE_APP_URL_GEARLANE', 'http://apps.apple.com/app'],
  ])('refuses %s=%s once', (name, text) => {
    const { problems } = readBrandContacts({ [name]: text });
    expect(problems).toEqual([expect.stringContaining(`: "${text}" must be`)]);
  });
});
