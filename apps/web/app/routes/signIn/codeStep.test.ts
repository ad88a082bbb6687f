import { brands } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { sealedText } from '../../../server/http/sealedText.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { readCodeStep } from './codeStep.ts';
import { askCode } from './signInSteps.ts';

const sealedStep = sealedText('a secret of the servers', 'steps of signing in');

const now = Date.parse('2026-12-01T10:32:00Z');

const contextAt = (search: string) =>
  ({
    site: { brand: brands.volan, language: 'rs', pathname: '/signin', search, now },
    api: { send: async () => ({ ok: true, data: { sent: true } }) },
    sealedStep,
  }) as unknown as RequestContext;

describe('the step that asks for a mailed code [B03, G04]', () => {
  it('is in the address, so that a reload, Back and another tab read it again', async () => {
    const form = new URLSearchParams({ form: 'code-ask', email: 'ana@primer.rs', remember: '1' });
    const answer = (await askCode(contextAt('?return=%2Fcart'), form)) as Response;
    const location = answer.headers.get('location') ?? '';
    const { pathname, search, searchParams } = new URL(location, 'http://own.invalid');

    expect(answer.status).toBe(303);
    expect(pathname).toBe('/signin');
    expect(searchParams.get('return')).toBe('/cart');
    expect(location).not.toContain('ana');
    expect(await readCodeStep(contextAt(search))).toEqual({ email: 'ana@primer.rs', remember: true });
  });

  it('says when another code was requested for the same address, and for no other one', async () => {
    const after = async (search: string, email: string) => {
      const form = new URLSearchParams({ form: 'code-ask', email });
      const answer = (await askCode(contextAt(search), form)) as Response;
      return new URL(answer.headers.get('location') ?? '', 'http://own.invalid').search;
    };
    const first = await after('', 'ana@primer.rs');
    const second = await after(first, 'ana@primer.rs');
    const other = await after(second, 'iva@primer.rs');
    const steps = await Promise.all([first, second, other].map((search) => readCodeStep(contextAt(search))));

    expect(steps.map((step) => step?.requestedAgain)).toEqual([undefined, now, undefined]);
  });

  it.each(['', '?step=x'])('is absent from the address “%s”', async (search) => {
    expect(await readCodeStep(contextAt(search))).toBeNull();
  });
});
