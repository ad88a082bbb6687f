import type { ExchangeRate } from '@volan/api-contract';
import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { currencyAtHome, priceAboutText } from './priceAboutText.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const latin = { brand: brands.volan, language: 'rs', now } as const;
const rate: ExchangeRate = { currency: 'RSD', per_euro: 117.1523, day: '2026-11-20', source: 'NBS' };
const told = (given: ExchangeRate | null, at = now) => priceAboutText(12_480, given, at, messagesOf(latin));

/** Digits and words of an amount never part. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a price in the money of the visitor [T59]', () => {
  it('is "about", with the day and the source of its rate', () => {
    expect(plain(told(rate))).toBe('oko 1.462.000 RSD, kurs NBS na dan 20. 11. 2026.');
  });

  it('says that its rate is more than a week old, and is left out after thirty days', () => {
    expect(plain(told(rate, Date.parse('2026-11-30T10:00:00Z')))).toBe(
      'oko 1.462.000 RSD po kursu NBS od 20. 11. 2026., starijem od nedelju dana',
    );
    expect(told(rate, Date.parse('2026-12-22T10:00:00Z'))).toBeUndefined();
  });

  it('is left out where no rate is set, and for a price on request', () => {
    expect(told(null)).toBeUndefined();
    expect(priceAboutText(null, rate, now, messagesOf(latin))).toBeUndefined();
  });

  it('is written in Cyrillic for those who read it', () => {
    const messages = messagesOf({ ...latin, inCyrillic: true });
    expect(plain(priceAboutText(12_480, { ...rate, source: 'НБС' }, now, messages))).toBe(
      'око 1.462.000 RSD, курс НБС на дан 20. 11. 2026.',
    );
  });

  it('is for visitors at home: the brand of Serbia, in Serbian', () => {
    expect(currencyAtHome(latin)).toBe('RSD');
    expect(currencyAtHome({ brand: brands.volan, language: 'en' })).toBeUndefined();
    expect(currencyAtHome({ brand: brands.gearlane, language: 'rs' })).toBeUndefined();
    expect(currencyAtHome({ brand: brands.gearlane, language: 'en' })).toBeUndefined();
  });
});
