import { describe, expect, it } from 'vitest';
import { percentText } from './percentText.ts';

describe('a share as per cents', () => {
  it.each([
    ['sr-Latn', 0.139, '13,9\u00A0%'],
    ['sr-Cyrl', 0.04, '4\u00A0%'],
    ['de', 0.139, '13,9\u00A0%'],
    ['en-GB', 0.139, '13.9%'],
    ['zh-Hans', 0.04, '4%'],
  ])('is written in %s as usual there', (tag, share, text) => {
    expect(percentText(share, tag, { maximumFractionDigits: 1 })).toBe(text);
  });

  it('has a real minus sign, and a plus if requested', () => {
    const signed = (share: number) => percentText(share, 'sr-Latn', { signDisplay: 'exceptZero' });
    expect([signed(-0.04), signed(0.22), signed(0)]).toEqual(['−4\u00A0%', '+22\u00A0%', '0\u00A0%']);
  });
});
