import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../runtime/site/useMessages.ts';
import { cardAge } from './cardAge.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const messages = messagesOf({ brand: brands.volan, language: 'rs', now });
const at = (day: string) => `2026-${day}T09:00:00.000Z`;
const age = (seen: string, placed = seen) =>
  cardAge({ first_seen_at: at(seen), created_at: at(placed) }, { brand: brands.volan }, messages).replaceAll(
    '\u00a0',
    ' ',
  );

describe('the age on a card [N02, M52]', () => {
  it.each([
    ['11-21', 'pre 1 h'],
    ['11-20', 'juče'],
    ['11-18', 'pre 3 dana'],
    ['10-22', 'pre 30 dana'],
    ['10-21', 'od 21. 10. 2026.'],
    ['07-08', 'od 8. 7. 2026.'],
  ])('for a vehicle first seen on 2026-%s is "%s"', (seen, text) => {
    expect(age(seen)).toBe(text);
  });

  it('does not become new when the ad is placed again, and says that it was', () => {
    expect(age('11-11', '11-21')).toBe('pre 10 dana, ponovo objavljen');
    expect(age('07-08', '11-20')).toBe('od 8. 7. 2026., ponovo objavljen');
  });
});
