import { describe, expect, it } from 'vitest';
import { newBanner } from './BannerFields.ts';
import { isCorrected } from './isCorrected.ts';

const sent = newBanner('volan', { position_id: '1', from: '2026-12-20', to: '2026-12-24' });

describe('an error in a field of a banner', () => {
  it('stays while nothing that it is about is changed', () => {
    expect(isCorrected('start_date', 'slot-taken', sent, { ...sent, link: 'https://dunavbanka.example' })).toBe(false);
    expect(isCorrected('link', 'link-https', sent, { ...sent, to: '2026-12-25' })).toBe(false);
  });

  it('is gone when its own field is changed', () => {
    expect(isCorrected('link', 'link-https', sent, { ...sent, link: 'https://dunavbanka.example' })).toBe(true);
  });

  it.each([{ to: '2026-12-21' }, { position_id: '2' }, { country_id: '1' }, { language: 'en' as const }])(
    'is gone for a clash when another part of the booking is changed: %o',
    (change) => {
      expect(isCorrected('start_date', 'slot-taken', sent, { ...sent, ...change })).toBe(true);
    },
  );

  it('is gone for a missing label when the brand, whose language needs one, is changed', () => {
    expect(isCorrected('labels', 'required', sent, { ...sent, brand: 'gearlane' })).toBe(true);
    expect(isCorrected('position_id', 'required', sent, { ...sent, brand: 'gearlane' })).toBe(false);
  });

  it('is gone for reversed days when the first day is changed', () => {
    expect(isCorrected('end_date', 'dates-reversed', sent, { ...sent, from: '2026-12-19' })).toBe(true);
  });
});
