import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { profileTypes } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const meta = {
  title: 'Pages/Settings',
  component: SettingsPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    sessions: fixtures.sessions(),
    passkeys: fixtures.passkeys(),
    settings: fixtures.personalSettings(),
    notifications: fixtures.notificationSettings(),
    types: fixtures.businessTypes(),
    countries: [
      { id: 688, name: 'Srbija' },
      { id: 276, name: 'Nemačka' },
    ],
    regions: [{ id: 1, name: 'Grad Beograd' }],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every form by itself, in tabs that are links. [B14] */
export const Settings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Ime i prezime|^Name$/)).toHaveValue('Ana Anić');
    await expect(canvas.getByRole('link', { name: /^Profile?$/, current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Bezbednost|Security)$/ })).toHaveAttribute(
      'href',
      '/profile/settings?tab=security',
    );
  },
};

/** A business has the name of a company, not of a person. */
export const Business: Story = {
  args: { account: { ...fixtures.account(), name: 'Auto Kuća Dunav', type_id: profileTypes.dealer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Naziv firme|Company name)/)).toHaveValue('Auto Kuća Dunav');
    await expect(canvas.queryByLabelText(/Ime i prezime|^Name$/)).toBeNull();
  },
};

/** Ways to sign in, and devices; this one cannot be signed out from here. A new place is marked. */
export const Security: Story = {
  args: { tab: 'security' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^(Odjavi|Sign out): / })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /ostalih uređaja|everywhere else/ })).toHaveValue('others');
    await expect(canvas.getAllByText(/^(Novo mesto|New place)$/)).toHaveLength(1);
  },
};

/** Signed in here alone, in an unknown country: the network is shown, and there is nothing else to sign out. */
export const OnlyHere: Story = {
  args: {
    tab: 'security',
    sessions: fixtures
      .sessions()
      .slice(0, 1)
      .map((one) => ({ ...one, country: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(mreža|network) 147\.91\.1\.1/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /ostalih uređaja|everywhere else/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /sa svih uređaja|on all devices/ })).toBeVisible();
  },
};

/** Signed out everywhere else: it is said, and read from there. [J05] */
export const SignedOutElsewhere: Story = {
  args: {
    sessions: fixtures.sessions().slice(0, 1),
    result: { ok: true, form: 'sessions', values: { end: 'others' }, errors: {}, failure: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/svi ostali uređaji|everywhere else/);
    await expect(canvas.getByRole('region', { name: /Gde ste prijavljeni|Where you are signed in/ })).toHaveFocus();
  },
};

/** Which notifications are sent, where, how soon, and when not. */
export const Notifications: Story = {
  args: { tab: 'notifications' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: /^(Bezbednost i nalog, Na sajtu|Security and account, On the site)$/ }),
    ).toBeDisabled();
    await expect(canvas.getByLabelText(/^(Mejlom: Poruke|By e-mail: Messages)$/)).toHaveValue('now');
  },
};

/** Language, theme and countries, which are boxes of a plain form. [M10] */
export const Display: Story = {
  args: { tab: 'display', settings: { ...fixtures.personalSettings(), country_ids: [276] } },
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('region', { name: /^(Prikaz i jezik|Display and language)$/ }));
    await expect(form.getByRole('radio', { name: /^(Sistemska|System)$/ })).toBeChecked();
    await userEvent.click(form.getByText(/^(Tamna|Dark)$/));
    await expect(form.getByRole('radio', { name: /^(Tamna|Dark)$/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Nemačka' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Srbija' })).not.toBeChecked();
  },
};

/** Whether ads tell the number, and whether offers come: each a form of one switch. [M10] */
export const PhoneShown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /^(Prikaži moj broj|Show my number)/ })).toBeChecked();
  },
};
export const Offers: Story = {
  args: { tab: 'notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /^(Šalji mi ponude|Send me offers)/ })).not.toBeChecked();
  },
};

/** An administrator acts as the owner: actions of the owner alone are not offered. [J12] */
export const ActedAs: Story = {
  args: { tab: 'security', account: { ...fixtures.account(), impersonated_by: 'Vera Vasić' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/^(Prijavljeni ste kao neko drugi|You are signed in as somebody else)/)).toBeVisible();
    await expect(main.queryAllByRole('button')).toHaveLength(0);
  },
};

/** A copy of one’s data, and the end. */
export const AccountTab: Story = { args: { tab: 'account' } };

/** The address waits to be confirmed. [M03] */
export const NotVerified: Story = {
  args: { account: { ...fixtures.account(), email_verified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Kod iz mejla|Code from the mail/)).toBeEnabled();
  },
};

/** A wrong current password is at its own form. [J07] */
export const WrongPassword: Story = {
  args: {
    result: {
      ok: false,
      form: 'password',
      values: {},
      errors: { current_password: ['password-wrong'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Sadašnja lozinka|Current password/)).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** The secret is shown as a picture and as text, and waits for its first code. */
export const SecondFactorBegun: Story = {
  args: {
    result: { ok: true, form: 'second-factor', values: { ...fixtures.totp() }, errors: {}, failure: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Kvadratni kod|Square code/ })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByText(/^(Upišite šest cifara|Enter the six digits)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Ne sada|Not now)$/ })).toHaveAttribute(
      'href',
      '/profile/settings?tab=security',
    );
    // no recovery code exists yet
    await expect(canvas.getByRole('textbox', { name: /^(Kod iz aplikacije|Code from the app)$/ })).toBeEnabled();
  },
};

/** It is on, and the recovery codes are shown once. */
export const RecoveryCodesTold: Story = {
  args: {
    account: { ...fixtures.account(), second_factor: true, recovery_codes: 10 },
    result: {
      ok: true,
      form: 'second-factor',
      values: { codes: fixtures.recoveryCodes().join(' ') },
      errors: {},
      failure: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/)).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: /^(Kopiraj kodove|Copy the codes)$/ })).toHaveTextContent(/\S/);
    await expect(canvas.getByRole('button', { name: /^(Sačuvaj kao datoteku|Save as a file)$/ })).toBeVisible();
  },
};

/** Without a street nothing is added, and the form says where. [J24] */
export const AddressRefused: Story = {
  args: {
    result: {
      ok: false,
      form: 'address',
      values: { city: 'Čačak', country_id: '688' },
      errors: { street: ['required'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Ulica i broj|Street and number/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^Mesto|^Town/)).toHaveValue('Čačak');
  },
};

/** Somebody else has seen the password: the form says so. [H03] */
export const SeenPassword: Story = {
  args: { tab: 'security', account: { ...fixtures.account(), must_change_password: true } },
};

/** A suspended account says why, and where to answer. [H08] */
export const Suspended: Story = {
  args: { account: { ...fixtures.account(), status: 2, suspended: 1, status_reason: 'Lažni oglasi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lažni oglasi')).toBeVisible();
  },
};
