import '../testing.ts';
import { describe, expect, it } from 'vitest';
import { phoneFormIn } from './phoneForm.ts';

const copied = (text: string) => phoneFormIn(new URLSearchParams({ step: 'publish', phone: '064', phone_form: text }));

describe('the form of a phone above the form of an ad that was refused [J06, G14]', () => {
  it('shows the sent code, its number and the digits of the code again', () => {
    expect(copied('form=phone&step=code&phone=%2B381641234567&code=8129')).toEqual({
      ok: true,
      form: 'phone',
      values: { step: 'code', phone: '+381641234567', code: '8129' },
      errors: {},
      failure: null,
    });
  });

  it('shows the typed number again, of which no code was sent yet', () => {
    expect(copied('form=phone&phoneCountry=rs&phone=64')).toMatchObject({
      ok: false,
      values: { phoneCountry: 'rs', phone: '64' },
    });
  });

  it.each(['', 'form=phone&phone=', '%%%&=&'])('stays as it is where “%s” was copied', (text) => {
    expect(copied(text)).toBeUndefined();
  });
});
