import { describe, expect, it } from 'vitest';
import { readPaymentsFilter } from './paymentsAddress.ts';

const read = (text: string) => readPaymentsFilter(new URLSearchParams(text));

describe('the address of the table of payments [J135]', () => {
  it('shows all payments, the newest first, where it says nothing', () => {
    expect(read('')).toEqual({ sort: 'created_at', order: 'desc' });
  });

  it('holds each filter as the call and the file ask for it', () => {
    const filters = {
      state: 'paid',
      payment_type: 'card',
      kind: 'plan',
      date_from: '2026-10-18',
      date_to: '2026-11-20',
    };
    const address = new URLSearchParams({
      ...filters,
      country_id: '688',
      search: ' 12-5f ',
      sort: 'amount',
      order: 'asc',
    });
    expect(readPaymentsFilter(address)).toEqual({
      ...filters,
      country_id: 688,
      search: '12-5f',
      sort: 'amount',
      order: 'asc',
    });
  });

  it.each(['state=lost', 'payment_type=cash', 'kind=car', 'country_id=rs', 'date_from=2026-02-30', 'date_to=today'])(
    'leaves out what does not fit: %s',
    (text) => {
      expect(read(text)).toEqual({ sort: 'created_at', order: 'desc' });
    },
  );
});
