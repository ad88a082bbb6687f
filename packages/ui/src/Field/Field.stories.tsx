import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './Field.docs.ts';
import { Field, fieldDescription } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { id: 'note', label: 'Napomena', children: null },
  parameters: { componentDocs: docs },
  render: ({ children: _own, ...words }) => (
    <Field {...words}>
      <textarea id={words.id} rows={2} cols={30} {...fieldDescription(words)} />
    </Field>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelLeadsToTheControl: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Napomena'));
    await expect(canvas.getByRole('textbox', { name: 'Napomena' })).toHaveFocus();
  },
};
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Napomena' })).toBeVisible();
  },
};

/** Both are part of the control's description: the hint stays when something is wrong. */
export const HintAndError: Story = {
  args: { hint: 'Najviše 500 znakova.', error: 'Napišite najmanje deset znakova.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Najviše 500 znakova. Napišite najmanje deset znakova.');
  },
};
export const LongGerman: Story = {
  args: {
    label: 'Kraftfahrzeughaftpflichtversicherungsnummer des Fahrzeughalters',
    hint: 'Steht auf der Versicherungsbestätigung, die Sie bei der Zulassung vorgelegt haben.',
    error: 'Geben Sie die Versicherungsnummer ohne Leerzeichen und Bindestriche ein.',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
