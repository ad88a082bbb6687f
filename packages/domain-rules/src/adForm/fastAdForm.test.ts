import { describe, expect, it } from 'vitest';
import { fastAdLimits, fastAdLimit } from '../listing/fastAds.ts';
import { adActionsOf } from '../listing/adActions.ts';
import { listingStatus } from '../listing/listingStatus.ts';
import { readFastAdForm } from './fastAdForm.ts';

const upload = (index: number) => `0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b0${index}`;
const typed = { line: ['Felne 17'], price: ['1.200,00 €'], city_id: ['792680'], pictures: [upload(1)] };
const read = (more: object = {}) => readFastAdForm(1, { ...typed, ...more }, { thisYear: 2026 });

describe('the form of a fast ad [M17]', () => {
  it('has a line, a price as people type it, a town, pictures, and a fixed price unless it says otherwise', () => {
    expect(read()).toMatchObject({
      ok: true,
      values: { line: 'Felne 17', price: 1200, priceType: 'fixed', cityId: 792_680, brandId: null },
      tags: [],
    });
    expect(read({ price_type: ['negotiable'], tags: ['faulty', 'urgent', ''] })).toMatchObject({
      values: { priceType: 'negotiable' },
      tags: ['urgent', 'faulty'],
    });
  });

  it('has one to five pictures and a line of at most 80 characters', () => {
    const six = Array.from({ length: fastAdLimits.pictures + 1 }, (_, index) => upload(index));
    expect(read({ pictures: six, line: ['a'.repeat(fastAdLimits.lineLength + 1)] })).toEqual({
      ok: false,
      errors: { pictures: ['max'], line: ['max'] },
    });
  });

  it.each(['Fabia, zovi 064 123 4567', 'Felne www.felne.rs', 'Felne, pera@felne.rs'])(
    'has no contact in its line: %s [P57]',
    (line) => {
      expect(read({ line: [line], price: [''] })).toEqual({
        ok: false,
        errors: { line: ['contact-in-line'], price: ['required'] },
      });
    },
  );

  it('keeps a line that was masked before', () => {
    expect(read({ line: ['Felne 17, zovi •••'] })).toMatchObject({ ok: true });
  });

  it.each(['on-request', 'vat-deductible', 'free'])('has no price of the type %s', (type) => {
    expect(read({ price_type: [type] })).toEqual({ ok: false, errors: { price_type: ['value'] } });
  });
});

describe('what a seller can do with a fast ad [M17]', () => {
  const actions = (status: 2 | 5 | 6, isRenewed = false) =>
    adActionsOf({ status, reserved: false, endedAt: new Date(), fast: { isRenewed } }, new Date());

  it('is to change, sell, renew once and delete it', () => {
    expect(actions(listingStatus.active)).toEqual(['edit', 'sold', 'renew', 'delete']);
    expect(actions(listingStatus.active, true)).toEqual(['edit', 'sold', 'delete']);
    expect(actions(listingStatus.expired)).toEqual(['renew', 'delete']);
    expect(actions(listingStatus.expired, true)).toEqual(['delete']);
  });

  it('is to have ten at once, and more as a company by its packet', () => {
    expect([fastAdLimit('free', false), fastAdLimit('lot', false)]).toEqual([10, 10]);
    expect([fastAdLimit('free', true), fastAdLimit('lot', true), fastAdLimit('showroom', true)]).toEqual([10, 40, 100]);
  });
});
