import { ipsPayload } from '@volan/domain-rules';
import { assert, describe, expect, it } from 'vitest';
import { ipsQrSvg } from './ipsQrSvg.ts';

const payload = ipsPayload({
  account: '840-743324843-18',
  payee: 'Volan d.o.o. Čačak',
  amount: 1_172_000,
  purposeCode: '221',
  reference: '820000001234',
});
assert(typeof payload === 'string');

const sizeOf = (svg: string) => Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);

describe('the IPS QR code as an SVG', () => {
  it('is a picture and nothing else: dark on white, nothing that runs or loads', () => {
    const svg = ipsQrSvg(payload, 'screen');
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(svg).toMatch(/white/);
    expect(svg).not.toMatch(/<script|<image|href|style=| on\w+=/);
  });

  it('is the same each time, and another for another amount', () => {
    expect(ipsQrSvg(payload, 'screen')).toBe(ipsQrSvg(payload, 'screen'));
    expect(ipsQrSvg(payload.replace('11720', '11721'), 'screen')).not.toBe(ipsQrSvg(payload, 'screen'));
  });

  it('has more squares on paper, which gets folded', () => {
    expect(sizeOf(ipsQrSvg(payload, 'print'))).toBeGreaterThan(sizeOf(ipsQrSvg(payload, 'screen')));
  });
});
