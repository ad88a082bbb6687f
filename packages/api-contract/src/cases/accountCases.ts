import { forgotPassword } from '../calls/auth/forgotPassword.ts';
import { getSession } from '../calls/auth/getSession.ts';
import { register } from '../calls/auth/register.ts';
import { resetPassword } from '../calls/auth/resetPassword.ts';
import { signIn } from '../calls/auth/signIn.ts';
import { signOut } from '../calls/auth/signOut.ts';
import type { ContractCase } from './ContractCase.ts';
import { must, mustEqual } from './must.ts';

const app = { headers: { 'x-app-version': 'contract' } };

/** Signing up, in and out. */
export const accountCases: ContractCase[] = [
  {
    name: 'nobody is signed in at first [F01, J33]',
    run: async (caller) => {
      const { data } = await caller.succeed(getSession, {}, app);
      must(data === null, 'no session');
    },
  },
  {
    name: 'an account that does not exist cannot sign in [J03]',
    run: async (caller) => {
      await caller.fail(signIn, { email: 'niko@example.test', password: 'x' }, 'wrong-credentials', app);
    },
  },
  {
    name: 'registering signs in, and a weak password is named [J01, M21]',
    run: async (caller) => {
      const person = { email: 'nova@example.test', password: 'plava kuća na bregu', name: 'Nova Osoba' };
      const { errors } = await caller.fail(register, { ...person, password: 'kratka' }, 'validation', app);
      mustEqual(errors, { password: ['password-weak'] }, 'what is wrong');
      const { data } = await caller.succeed(register, person, app);
      mustEqual([data.user.name, data.user.type_id, data.user.credits], ['Nova Osoba', 1, 0], 'the new account');
    },
  },
  {
    name: 'a forgotten password says the same for every address, and a code that fits no form is wrong [J08, J10]',
    run: async (caller) => {
      const { data } = await caller.succeed(forgotPassword, { email: 'niko@example.test' }, app);
      must(data.sent, 'sent');
      const wrong = { email: 'niko@example.test', password: 'plava kuća na bregu', code: '12345' };
      const { errors } = await caller.fail(resetPassword, wrong, 'validation', app);
      mustEqual(errors, { code: ['code-wrong'] }, 'what is wrong');
    },
  },
  {
    name: 'signing out twice is fine [J05]',
    run: async (caller) => {
      await caller.succeed(signOut, {}, app);
      await caller.succeed(signOut, {}, app);
    },
  },
];
