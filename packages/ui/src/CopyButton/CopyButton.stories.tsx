import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import docs from './CopyButton.docs.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { text: '+381 64 555 0101', label: 'Kopiraj broj', copiedLabel: 'Kopirano', onFailure: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  args: { 'data-testid': 'copy', onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByTestId('copy'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(write).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopirano'));
    write.mockRestore();
  },
};

/** Beside buttons with words it has words, too. */
export const WithWords: Story = {
  args: { look: 'button', label: 'Kopiraj kodove' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByText('Kopiraj kodove'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopirano'));
    write.mockRestore();
  },
};

/** The clipboard is refused: a hidden field copies, and the focus returns to its former element. [K09] */
export const WithoutClipboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const copied: string[] = [];
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const command = spyOn(document, 'execCommand').mockImplementation((name) => {
      const { activeElement } = document;
      copied.push(name, activeElement instanceof HTMLTextAreaElement ? activeElement.value : '');
      return true;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj broj' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopirano'));
    await expect(copied).toEqual(['copy', args.text]);
    await expect(document.querySelector('textarea')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Kopiraj broj' })).toHaveFocus();
    write.mockRestore();
    command.mockRestore();
  },
};

/** The place may select the text when the browser refuses both ways. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj broj' }));
    await waitFor(() => expect(args.onFailure).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    write.mockRestore();
    command.mockRestore();
  },
};
