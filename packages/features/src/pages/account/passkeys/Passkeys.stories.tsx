import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { Passkeys } from './Passkeys.tsx';

const meta = {
  title: 'Account/Passkeys',
  component: Passkeys,
  decorators: [inSite],
  args: { passkeys: fixtures.passkeys() },
} satisfies Meta<typeof Passkeys>;

export default meta;
type Story = StoryObj<typeof meta>;

const result = (more: Partial<FormResult>): FormResult => ({
  ok: true,
  form: 'passkey-create',
  values: {},
  errors: {},
  failure: null,
  ...more,
});

/** Each is named and removed by itself. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /(Ukloni|Remove): Safari, iOS/ })).toHaveAttribute(
      'href',
      `/profile/settings?tab=security&remove=${fixtures.passkeys()[0]?.id}#passkeys`,
    );
    await expect(canvas.queryByRole('button', { name: /^(Ukloni|Remove)/ })).toBeNull();
  },
};

/** Before one is removed the page asks, by its name. [C48] */
export const AsksToRemove: Story = {
  args: { removing: fixtures.passkeys()[0]?.id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Ukloniti „|Remove “)Safari, iOS[“”]\?/);
    await expect(canvas.getByRole('button', { name: /^(Ukloni|Remove)$/ })).toHaveAttribute('type', 'submit');
    await expect(canvas.getByRole('link', { name: /^(Odustani|Cancel)$/ })).toBeVisible();
  },
};

/** Another name is asked for above the list, whose rows stay as they are. */
export const AsksForName: Story = {
  args: { renaming: fixtures.passkeys()[0]?.id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^(Naziv|Name)$/ })).toHaveValue('Safari, iOS');
    await expect(canvas.getByRole('textbox', { name: /^(Naziv|Name)$/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /(Preimenuj|Rename): Safari, iOS/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Odustani|Cancel)$/ })).toBeVisible();
  },
};

/** An administrator acts as the owner: they are seen, and nothing is offered. [J12] */
export const OnlySeen: Story = {
  args: { readOnly: true, removing: fixtures.passkeys()[0]?.id ?? null, renaming: fixtures.passkeys()[1]?.id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

/** None yet. */
export const None: Story = { args: { passkeys: [] } };

/** The sign-in is long ago: the password is asked for, and nothing is wrong yet. */
export const AsksPassword: Story = {
  args: { passkeys: [], result: result({ values: { step: 'password' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Prvo upišite lozinku|Enter your password first/)).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** It was a wrong one. */
export const WrongPassword: Story = {
  args: {
    passkeys: [],
    result: result({
      ok: false,
      values: { step: 'password' },
      errors: { current_password: ['password-wrong'] },
      failure: 'validation',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Prvo upišite lozinku|Enter your password first/)).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** The device was asked, and nothing came of it: it can be asked again. */
export const NothingMade: Story = {
  args: { passkeys: [], result: result({ values: { options: '{}' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Pokušaj ponovo|Try again/ })).toBeEnabled();
  },
};

/** It was added. */
export const Added: Story = {
  args: { result: result({ form: 'passkey-add' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Gotovo|Done/);
  },
};
