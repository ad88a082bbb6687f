import type { ManagedCompany } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { comparedCompany, comparedData } from './companyWords.ts';

const texts = new Proxy({}, { get: (_, name) => String(name) }) as Parameters<typeof comparedData>[1]['texts'];
const company = {
  status: 'new',
  data: {
    name: 'Auto plac Čačak',
    legal_name: 'Auto plac d.o.o.',
    tax_id: '100001159',
    registry_number: '17021397',
    address: 'Glavna 1',
  },
  changes: null,
  account: { name: 'Ana Anić' },
} as ManagedCompany;
const changed = { ...company, status: 'public' as const, changes: { name: 'Auto centar Čačak' } };

describe('the data of a company, as a moderator compares them [P55]', () => {
  it('are shown alone while the company is new', () => {
    expect(comparedCompany(company, { texts }).live).toBeUndefined();
    expect(comparedData(company, { texts })[0]).toEqual({ label: 'companyName', fresh: 'Auto plac Čačak' });
  });

  it('are shown beside the public ones when they change; those that stay are the same on both sides', () => {
    expect(comparedCompany(changed, { texts }).live?.title).toBe('companyPublicNow');
    expect(comparedData(changed, { texts })).toMatchObject([
      { live: 'Auto plac Čačak', fresh: 'Auto centar Čačak' },
      { live: 'Auto plac d.o.o.', fresh: 'Auto plac d.o.o.' },
      { live: '100001159' },
      { live: '17021397' },
      { live: 'Glavna 1' },
    ]);
  });
});
