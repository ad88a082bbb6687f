import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { goodPassword, openTestAccounts } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

let addresses = 0;
/** An address from which nobody else calls. */
const freshAddress = () => `203.0.113.${++addresses}`;

describe('registering', () => {
  it('opens an account that is not verified, signs in, and mails a code for the address [J01, M03, E01]', async () => {
    const { user, accessToken, email } = await test.person();
    expect(user).toMatchObject({
      name: 'Ana Anić',
      type_id: 1,
      credits: 0,
      balance: 0,
      suspended: 0,
      email_verified: false,
    });
    const { data } = await test.call('GET', '/user', null, { as: accessToken });
    expect(data).toMatchObject({ email, status: 0, group: [], has_password: true });
    const sent = await test.call(
      'POST',
      '/auth/verify/email',
      { code: await test.mailedCode(email) },
      { as: accessToken },
    );
    expect(sent.data).toEqual({ verified: true });
    expect((await test.call('GET', '/user', null, { as: accessToken })).data).toMatchObject({
      status: 1,
      email_verified: true,
    });
  });

  it('takes no name that misleads, neither at first nor later [N12, J18]', async () => {
    const misleading = { name: ['name-misleading'] };
    const opening = { email: test.newEmail(), password: goodPassword, name: 'Volan podrška' };
    expect((await test.call('POST', '/auth/register', opening)).errors).toEqual(misleading);
    const business = {
      email: test.newEmail(),
      password: goodPassword,
      name: 'Auto www.evil.com',
      legal_name: 'Auto d.o.o.',
      type: 2,
      tax_id: '100000008',
      country_id: 688,
      address: 'Glavna 1',
      phone: '0641234567',
    };
    expect((await test.call('POST', '/auth/register-business', business)).errors).toEqual(misleading);
    const { accessToken } = await test.person();
    const rename = (name: string) => test.call('POST', '/user/name', { name }, { as: accessToken });
    expect((await rename('Gearlane Support')).errors).toEqual(misleading);
    expect((await rename('Zlatni volan')).data).toEqual({ name: 'Zlatni volan' });
  });

  it('names all errors at once, those of the contract and those that only the server knows [M20]', async () => {
    const { email } = await test.person();
    const person = { email, password: 'kratka', name: 'A' };
    expect((await test.call('POST', '/auth/register', person)).errors).toEqual({
      name: ['min'],
      email: ['email-taken'],
      password: ['password-weak'],
    });
    const business = {
      ...person,
      legal_name: '',
      type: 2,
      tax_id: '123456789',
      registry_number: '12',
      country_id: 688,
      address: 'Glavna 1',
      phone: '0641',
    };
    const errors = Object.keys((await test.call('POST', '/auth/register-business', business)).errors ?? {}).toSorted();
    expect(errors).toEqual(['email', 'legal_name', 'name', 'password', 'phone', 'registry_number', 'tax_id']);
  });

  it('takes an address once, in small or capital letters [J01]', async () => {
    const { email } = await test.person();
    const again = await test.call('POST', '/auth/register', {
      email: ` ${email.toUpperCase()} `,
      password: goodPassword,
      name: 'Iva',
    });
    expect([again.status, again.errors]).toEqual([422, { email: ['email-taken'] }]);
  });

  it('of one address by many at once opens one account', async () => {
    const email = test.newEmail();
    const tries = await Promise.all(
      Array.from({ length: 6 }, () =>
        test.call('POST', '/auth/register', { email, password: goodPassword, name: 'Ana' }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['kratka1', 'short'],
    ['password123', 'common'],
    ['1234567890', 'a run'],
    ['abababababab', 'a piece over and over'],
    ['Ana Anić 1', 'her own name'],
  ])('refuses the password %s: %s [M21]', async (password) => {
    const refused = await test.call('POST', '/auth/register', { email: test.newEmail(), password, name: 'Ana Anić' });
    expect(refused.errors).toEqual({ password: ['password-weak'] });
  });

  it('names each field that does not fit', async () => {
    const refused = await test.call('POST', '/auth/register', { email: 'ana@', password: '', name: ' A ' });
    expect(refused.errors).toEqual({ email: ['email'], password: ['required'], name: ['min'] });
  });

  it('keeps no line break in a name', async () => {
    const { data } = await test.call('POST', '/auth/register', {
      email: test.newEmail(),
      password: goodPassword,
      name: 'Ana\r\nBcc: x\u202Ey',
    });
    expect((data as OpenSession).user.name).toBe('Ana Bcc: x y');
  });

  it('of a sixth account from one address in a day is refused [M61]', async () => {
    const address = freshAddress();
    for (let round = 0; round < 5; round += 1) await test.person(test.newEmail(), { address });
    const sixth = await test.call(
      'POST',
      '/auth/register',
      { email: test.newEmail(), password: goodPassword, name: 'Ana' },
      { address },
    );
    expect([sixth.status, sixth.error]).toEqual([429, 'rate-limited']);
  });

  it('is for addresses of people only, never for those that the product makes itself', async () => {
    const errors = { email: ['email'] };
    for (const email of ['stranger-2@import.invalid', 'Rs-Person-1@Demo.Invalid ']) {
      const opening = { email, password: goodPassword, name: 'Ana' };
      expect((await test.call('POST', '/auth/register', opening)).errors).toEqual(errors);
    }
    const refused = await test.call('POST', '/auth/register-business', { ...business, email: 'a-2@import.invalid' });
    expect(refused.errors).toEqual(errors);
    expect(await test.database.sql`select from users where email like '%.invalid'`).toHaveLength(0);
  });

  const business = {
    password: goodPassword,
    name: 'Auto plac Čačak',
    legal_name: 'Auto plac d.o.o.',
    type: 2,
    country_id: 688,
    tax_id: '100001159',
    address: 'Glavna 1, Čačak',
    phone: '+38132371234',
  };

  it('of a business makes its company, which waits for approval [J02, M12]', async () => {
    const email = test.newEmail();
    const { data } = await test.call('POST', '/auth/register-business', { ...business, email });
    expect((data as OpenSession).user).toMatchObject({ type_id: 2, country_id: 688 });
    const [company] = await test.database.sql`
      select status, slug, sort_name, tax_id from company where user_id = ${(data as OpenSession).user.id}`;
    expect(company).toMatchObject({ status: 0, sort_name: 'auto plac cacak', tax_id: '100001159' });
  });

  it('of a business tells all that is wrong at once [M12, M20]', async () => {
    const wrong = { tax_id: '123', registry_number: 'abc', phone: '12345', password: 'automobil1' };
    const { errors } = await test.call('POST', '/auth/register-business', {
      ...business,
      email: test.newEmail(),
      ...wrong,
    });
    expect(errors).toEqual({
      tax_id: ['tax-number'],
      registry_number: ['format'],
      phone: ['phone'],
      password: ['password-weak'],
    });
  });

  it.each(['http://x.y\u202E', 'http://x.y/\u200Bz', 'http://x.y/a b', 'http://x.y:99999', 'ftp://x.y', 'x.y'])(
    'of a business takes no website that no browser opens, or that shows another than it is: %j',
    async (web) => {
      const email = test.newEmail();
      const refused = await test.call('POST', '/auth/register-business', { ...business, email, web });
      expect([refused.status, refused.errors]).toEqual([422, { web: ['format'] }]);
    },
  );

  it('of a business checks the tax number [M12]', async () => {
    const refused = await test.call('POST', '/auth/register-business', {
      ...business,
      email: test.newEmail(),
      tax_id: '100001158',
    });
    expect(refused.errors).toEqual({ tax_id: ['tax-number'] });
  });

  it.each(['nemam telefon', 'abc def', '12345', '+381 32 12'])(
    'of a business takes no phone that nobody can call: %s [G14]',
    async (phone) => {
      const email = test.newEmail();
      const refused = await test.call('POST', '/auth/register-business', { ...business, email, phone });
      expect([refused.status, refused.errors]).toEqual([422, { phone: ['phone'] }]);
    },
  );

  it.each([
    ['032/371-234', 688, '+38132371234'],
    ['00381 64 123 4567', 688, '+381641234567'],
    ['030 12345678', 276, '+493012345678'],
  ])('of a business keeps its phone %s of country %i as %s [G14]', async (phone, country_id, kept) => {
    const email = test.newEmail();
    await test.call('POST', '/auth/register-business', { ...business, email, phone, country_id });
    const [company] = await test.database.sql`
      select company.phones, users.mobile from company join users on users.id = company.user_id
      where users.email = ${email}`;
    expect(company).toEqual({ phones: [kept], mobile: kept });
  });
});
