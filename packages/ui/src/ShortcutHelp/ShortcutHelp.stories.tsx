import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './ShortcutHelp.docs.ts';
import { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';

const meta = {
  title: 'Feedback/ShortcutHelp',
  component: ShortcutHelp,
  args: {
    id: 'shortcuts',
    title: 'Prečice na tastaturi',
    shortcuts: [
      { label: 'Pretraga', keys: ['/'] },
      { label: 'Ova pomoć', keys: ['?'] },
      { label: 'Početna strana', keys: ['g', 'h'] },
    ],
    thenLabel: 'zatim',
    enabledLabel: 'Prečice su uključene',
    enabledText: 'Ne rade dok pišete u polju.',
    enabled: true,
    closeLabel: 'Zatvori',
    onEnable: fn(),
  },
  render: (args: ShortcutHelpProps) => (
    <>
      <Button opens={{ dialog: args.id }}>Prečice</Button>
      <ShortcutHelp {...args} />
    </>
  ),
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof ShortcutHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

export const Enabled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prečice' }));
    await expect(canvas.getByRole('dialog', { name: 'Prečice na tastaturi' })).toHaveTextContent('gzatimh');
    await userEvent.click(canvas.getByRole('switch', { name: 'Prečice su uključene' }));
    await expect(args.onEnable).toHaveBeenCalledWith(false);
  },
};

/** A user whom they disturbed has turned them off. */
export const Disabled: Story = {
  args: { enabled: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prečice' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    shortcuts: [{ label: 'Gebrauchtfahrzeuganzeigenveröffentlichungsbedingungen', keys: ['g', 'h'] }],
    enabledLabel: 'Tastenkürzelverwendungsgenehmigung',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prečice' }));
    await expectToFit();
  },
};
