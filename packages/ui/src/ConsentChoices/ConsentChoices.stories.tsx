import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './ConsentChoices.docs.ts';
import { ConsentChoices, type ConsentChoicesProps } from './ConsentChoices.tsx';

const choices = [
  {
    value: 'statistics',
    label: 'Statistika',
    text: 'Pokazuje koje se stranice čitaju i gde čitaoci zapnu. Bez vašeg imena.',
    allowed: false,
  },
  { value: 'marketing', label: 'Marketing', text: 'Oglasi partnera prema onome što gledate.', allowed: false },
];

const meta = {
  title: 'Marketplace/ConsentChoices',
  component: ConsentChoices,
  args: {
    id: 'consent-choices',
    title: 'Podešavanja kolačića',
    necessary: {
      label: 'Neophodni',
      text: 'Čuvaju prijavu, korpu, jezik i ovaj izbor. Bez njih sajt ne radi.',
      alwaysOn: 'Uvek uključeni',
    },
    choices,
    necessaryLabel: 'Samo neophodni',
    saveLabel: 'Sačuvaj izbor',
    closeLabel: 'Zatvori',
    onResult: fn(),
  },
  render: (args: ConsentChoicesProps) => (
    <>
      <Button opens={{ dialog: args.id }}>Podesi</Button>
      <ConsentChoices {...args} />
    </>
  ),
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof ConsentChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

/** Everything is off until the user turns it on. */
export const FirstTime: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podesi' }));
    const switches = canvas.getAllByRole('switch');
    for (const each of switches) await expect(each).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Statistika' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj izbor' }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(['statistics']));
  },
};

/** Refusing takes one press, in any state of the switches. */
export const NecessaryOnly: Story = {
  args: { choices: choices.map((choice) => ({ ...choice, allowed: true })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podesi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Samo neophodni' }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith([]));
  },
};

/** Escape answers nothing. */
export const ClosedWithoutAnswer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podesi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => expect(args.onResult).toHaveBeenCalledWith(null));
    await expect(canvas.getByRole('button', { name: 'Podesi' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    choices: choices.map((choice) => ({
      ...choice,
      label: 'Besucherzahlenmessungsgenehmigung',
      text: 'Gebrauchtfahrzeuganzeigenveröffentlichungsbedingungen '.repeat(4),
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podesi' }));
    await expectToFit();
  },
};
