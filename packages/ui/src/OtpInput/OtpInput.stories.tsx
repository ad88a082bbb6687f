import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import docs from './OtpInput.docs.ts';
import { OtpInput } from './OtpInput.tsx';

const meta = {
  title: 'Forms/OtpInput',
  component: OtpInput,
  args: { id: 'code', name: 'code', label: 'Kod iz aplikacije', onComplete: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof OtpInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Šest cifara iz aplikacije za prijavu.' } };
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Kod iz aplikacije' });
    await userEvent.type(field, '81a294');
    await expect(field).toHaveValue('81294');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '07');
    await expect(field).toHaveValue('812940');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('812940');
  },
};
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('812 940');
    await expect(canvas.getByRole('textbox')).toHaveValue('812940');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('812940');
  },
};

/** The words come from the app, which also counts; the field only says them. */
export const WithTimer: Story = {
  args: { defaultValue: '81', timer: 'Novi kod možete tražiti za 0:42' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAccessibleDescription('Novi kod možete tražiti za 0:42');
  },
};
export const TimeIsOver: Story = {
  args: {
    timer: (
      <>
        Kod više ne važi.{' '}
        <Button size="small" variant="ghost">
          Pošalji novi kod
        </Button>
      </>
    ),
  },
};
export const WithError: Story = {
  args: { defaultValue: '812940', error: 'Kod nije tačan. Proverite sat na telefonu i upišite novi kod.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('812940');
  },
};
const code = fn();

/** The parent and its `onChange` get digits only; a reset empties the boxes. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [value, setValue] = useState('');
    return (
      <form>
        <OtpInput {...args} value={value} onValueChange={setValue} onChange={(event) => code(event.target.value)} />
        <OtpInput {...args} id="second" name="second" label="Drugi kod" />
        <button type="reset">Poništi</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Kod iz aplikacije' }), '8-1');
    await expect(canvas.getByRole('textbox', { name: 'Kod iz aplikacije' })).toHaveValue('81');
    await expect(code).toHaveBeenLastCalledWith('81');
    const second = canvas.getByRole('textbox', { name: 'Drugi kod' });
    await userEvent.type(second, '94');
    await expect(canvas.getByText('9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await expect(second).toHaveValue('');
    await expect(canvas.queryByText('9')).toBeNull();
  },
};
export const Disabled: Story = { args: { defaultValue: '812940', disabled: true } };
export const EightDigits: Story = {
  args: {
    length: 8,
    label: 'Wiederherstellungscode für die Zweifaktorauthentifizierung',
    defaultValue: '8129',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
