import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { passkeyOffer } from '../passkeys/useTellPasskeys.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Pages/Sign in',
  component: SignInPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Password managers find their fields, and every way leads somewhere. [B03] */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /E-pošta|E-mail/ })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await expect(canvas.getByLabelText(/^(Lozinka|Password)$/)).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: /Zaboravljena lozinka|Forgotten password/ })).toHaveAttribute(
      'href',
      '/forgot',
    );
  },
};

/**
 * The device unlocks itself: a cookie tells the server, so that the overview comes with the offer. A user who answered
 * it is not asked again.
 */
export const TellsOfTheDevice: Story = {
  beforeEach: () => {
    passkeyOffer.clear();
    const able = [
      spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true),
      spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true),
    ];
    return () => {
      able.forEach((spy) => spy.mockRestore());
      passkeyOffer.clear();
    };
  },
  play: async () => {
    await waitFor(() => expect(document.cookie).toMatch(/(^|; )passkeyOffer=due(;|$)/));
  },
};

/** A new password was set, and two passkeys open the account without it. [J10, M61] */
export const PasswordSet: Story = {
  args: { passwordSet: { passkeys: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(2 pristupna ključa i dalje otvaraju|2 passkeys still open)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /podešavanjima bezbednosti|security settings/ })).toHaveAttribute(
      'href',
      '/profile/settings?tab=security#passkeys',
    );
  },
};

/**
 * Visitors who pressed a heart read why, and can sign in by Google if that is set up: an ordinary link, no script.
 * [A05, J04]
 */
export const WhyAndGoogle: Story = {
  args: { wanted: 'save', google: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sačuvali ovaj oglas|save this ad/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/signin\/google\?from=/),
    );
  },
};

/** The session ended within a form, and the user chose another way in: the page says that the text is stored. [K01] */
export const KeptForm: Story = {
  args: { kept: 'form', wanted: 'message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Ono što ste upisali je sačuvano|What you typed is kept)/)).toBeVisible();
    await expect(canvas.queryByText(/pisali prodavcu|write to the seller/)).toBeNull();
  },
};

/**
 * A wrong password: the typed values stay, the field shows the error, and the summary has the focus; no older news.
 * [G15]
 */
export const Wrong: Story = {
  args: {
    passwordSet: { passkeys: 0 },
    result: {
      ok: false,
      form: 'sign-in',
      values: { email: 'ana@example.test', remember: '1' },
      errors: { password: ['wrong-credentials'] },
      failure: 'wrong-credentials',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /E-pošta|E-mail/ })).toHaveValue('ana@example.test');
    await expect(canvas.getByLabelText(/^(Lozinka|Password)$/)).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.queryByText(/Lozinka je promenjena|password is changed/i)).toBeNull();
  },
};

/** A code was mailed: only that is asked for. The address is shown, and the way back to the password. */
export const Code: Story = {
  args: { codeStep: { email: 'ana@example.test', remember: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toHaveFocus();
    await expect(canvas.getByText(/^(Ako|If) .*ana@example\.test/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Prijava lozinkom|Sign in with a password)/ })).toHaveAttribute(
      'href',
      '/signin',
    );
    await expect(canvas.queryByLabelText(/^(Lozinka|Password)$/)).toBeNull();
  },
};

/** Another code was requested: the page says when, and that earlier ones are void. It has the focus. */
export const OtherCode: Story = {
  args: {
    codeStep: { email: 'ana@example.test', remember: true, requestedAgain: Date.parse('2026-11-29T10:32:00Z') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/11:32.*ana@example\.test/);
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toBeInTheDocument();
  },
};

/** It was a wrong one. */
export const WrongCode: Story = {
  args: {
    result: {
      ok: false,
      form: 'code-use',
      values: { email: 'ana@example.test' },
      errors: { code: ['code-wrong'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/**
 * Five wrong codes: only a new one can be right, and one press mails it. The words are the same without an account.
 * [J09]
 */
export const UsedUpCode: Story = {
  args: {
    result: {
      ok: false,
      form: 'code-use',
      values: { email: 'ana@example.test', remember: '1' },
      errors: { code: ['code-used-up'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/pet puta|five times/);
    await expect(canvas.getByRole('button', { name: /^(Pošalji novi kod|Send a new code)$/ })).toHaveValue('code-ask');
    await expect(canvas.queryByLabelText(/Kod iz mejla|Code from the mail/)).toBeNull();
  },
};

/** Another code was asked for too often: the field of the first one stays. [M61] */
export const TooManyCodes: Story = {
  args: {
    codeStep: { email: 'ana@example.test', remember: true },
    result: { ok: false, form: 'code-ask', values: {}, errors: {}, failure: 'rate-limited' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toBeInTheDocument();
  },
};

/** Too many failures: nothing is wrong with a field. [M61] */
export const TooMany: Story = {
  args: { result: { ok: false, form: 'sign-in', values: {}, errors: {}, failure: 'rate-limited' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** The password was right, and the account has a second step: its code can be typed at once. */
export const AsksSecondStep: Story = {
  args: {
    result: { ok: true, form: 'second-step', values: { challenge: 'a-challenge' }, errors: {}, failure: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /rezervni kod|recovery code/ })).toHaveFocus();
  },
};

/** Its code was wrong. */
export const SecondStep: Story = {
  args: {
    result: {
      ok: false,
      form: 'second-step',
      values: { challenge: 'a-challenge' },
      errors: { code: ['code-wrong'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /rezervni kod|recovery code/ })).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.queryByLabelText(/^Lozinka|^Password/)).toBeNull();
  },
};
