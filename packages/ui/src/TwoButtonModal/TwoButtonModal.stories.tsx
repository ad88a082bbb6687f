import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectLaidOutOnce } from '../samples/expectLaidOutOnce.ts';
import docs from './TwoButtonModal.docs.ts';
import { TwoButtonModal } from './TwoButtonModal.tsx';

const primary = fn();
const secondary = fn();

const meta = {
  title: 'Feedback/TwoButtonModal',
  component: TwoButtonModal,
  args: {
    id: 'unsaved',
    title: 'Nesačuvane izmene',
    text: 'Izmenili ste cenu i 2 slike. Šta da uradimo?',
    closeLabel: 'Zatvori',
    primary: { label: 'Sačuvaj i izađi', onClick: primary },
    secondary: { label: 'Izađi bez čuvanja', onClick: secondary },
    onDismiss: fn(),
  },
  render: (args) => (
    <>
      <Button opens={{ dialog: args.id }}>Napusti stranicu</Button>
      <TwoButtonModal {...args} />
    </>
  ),
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof TwoButtonModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Napusti stranicu' }));
    await expect(canvas.getByRole('dialog', { name: 'Nesačuvane izmene' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
  },
};

export const LaidOutOnce: Story = {
  play: ({ canvasElement }) => expectLaidOutOnce(canvasElement.querySelector('dialog')!),
};

/** Each way calls its own function and closes the dialog. [C49] */
export const BothWays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Napusti stranicu' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj i izađi' }));
    await waitFor(() => expect(primary).toHaveBeenCalledOnce());
    await expect(secondary).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Izađi bez čuvanja' }));
    await waitFor(() => expect(secondary).toHaveBeenCalledOnce());
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const NeitherWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Napusti stranicu' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(primary).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Nicht gespeicherte Fahrzeuganzeigenänderungen',
    text: 'Вы изменили цену и две фотографии. Что нам с этим сделать?',
    primary: { label: 'Gebrauchtfahrzeuganzeige speichern und verlassen' },
    secondary: { label: '不保存并离开' },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Napusti stranicu' }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
