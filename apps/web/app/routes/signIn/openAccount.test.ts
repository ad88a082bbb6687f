import { brands } from '@volan/domain-rules';
import type { FormResult } from '@volan/features/account';
import { describe, expect, it } from 'vitest';
import { sealedText } from '../../../server/http/sealedText.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { openAccount } from './openAccount.ts';

/** Sends the form of a new account; the address is taken unless it is `nova@primer.rs`. */
function sender() {
  const passwords: string[] = [];
  const send = async (_call: object, { email, password }: { email: string; password: string }) => {
    passwords.push(password);
    const isWeak = password.length < 10;
    if (email === 'nova@primer.rs' && !isWeak) return { ok: true, data: { user: {} } };

    const errors = {
      ...(email !== 'nova@primer.rs' && { email: ['email-taken'] }),
      ...(isWeak && { password: ['password-weak'] }),
    };

    return { ok: false, failure: 'validation', code: 422, errors };
  };
  const context = {
    site: { brand: brands.volan, language: 'rs', search: '' },
    api: { send },
    sealedPassword: sealedText('a secret of the servers', 'passwords of forms'),
    actAs: () => {},
  } as unknown as RequestContext;

  return {
    passwords,
    async send(fields: Record<string, string>) {
      const answer = await openAccount(context, new URLSearchParams(fields));
      return answer instanceof Response ? null : (answer as { data: FormResult }).data.values;
    },
  };
}

const password = 'plava kuća na bregu';

describe('a refused sign-up [B04]', () => {
  it('keeps its name, its address and, unreadable, its password, which an empty field then stands for', async () => {
    const form = sender();
    const values = await form.send({ form: 'sign-up', name: 'Ana', email: 'stara@primer.rs', password });
    expect(values).toEqual({
      form: 'sign-up',
      name: 'Ana',
      email: 'stara@primer.rs',
      sealed_password: expect.any(String),
    });
    expect(JSON.stringify(values)).not.toContain('plava');
    expect(await form.send({ ...values, email: 'nova@primer.rs', password: '' })).toBeNull();
    expect(form.passwords).toEqual([password, password]);
  });

  it('keeps none that is refused itself, and takes one that is typed instead', async () => {
    const form = sender();
    expect(await form.send({ email: 'stara@primer.rs', password: 'kratka' })).not.toHaveProperty('sealed_password');
    const values = await form.send({ email: 'stara@primer.rs', password });
    expect(await form.send({ ...values, email: 'nova@primer.rs', password: 'druga kuća na bregu' })).toBeNull();
    expect(form.passwords.at(-1)).toBe('druga kuća na bregu');
  });
});
