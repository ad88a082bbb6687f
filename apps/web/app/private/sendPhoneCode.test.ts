import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../ssr/requestContext.ts';
import { sendPhoneCode } from './sendPhoneCode.ts';

/** Sends a form of the page of a new ad to an API that knows the code 123456. */
const send = (fields: Readonly<Record<string, string>>) => {
  const api = {
    send: async (_call: object, { phone, code }: { phone: string; code?: string }) =>
      code === undefined || code === '123456'
        ? { ok: true, data: { verified: code !== undefined, phone } }
        : { ok: false, failure: 'validation', errors: { code: ['code-wrong'] }, code: 422 },
  };
  const site = { pathname: '/vehicles/novi-oglas', search: '?draft=7' };
  const form = new URLSearchParams({ form: 'phone', phone: '+381641234567', ...fields });

  return sendPhoneCode({ api, site } as unknown as RequestContext, form);
};

describe('confirming a phone on the page that needs it [J06]', () => {
  it('asks for the code of the number, and for another one where that is wrong', async () => {
    expect(await send({})).toMatchObject({ data: { ok: true, values: { step: 'code', phone: '+381641234567' } } });
    expect(await send({ step: 'code', code: '000000' })).toMatchObject({ data: { errors: { code: ['code-wrong'] } } });
    expect(await send({ step: 'code', code: '000000', again: '1' })).toMatchObject({ data: { ok: true } });
  });

  it('shows the same page again once it is confirmed, with the draft that its address names', async () => {
    const answer = (await send({ step: 'code', code: '123456' })) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vehicles/novi-oglas?draft=7']);
  });
});
