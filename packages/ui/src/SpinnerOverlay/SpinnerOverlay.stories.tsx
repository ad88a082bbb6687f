import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectLaidOutOnce } from '../samples/expectLaidOutOnce.ts';
import docs from './SpinnerOverlay.docs.ts';
import { SpinnerOverlay, type SpinnerOverlayProps } from './SpinnerOverlay.tsx';

const meta = {
  title: 'Feedback/SpinnerOverlay',
  component: SpinnerOverlay,
  args: {
    id: 'paying',
    open: true,
    title: 'Prelazimo na stranicu banke',
    text: 'Ne zatvarajte prozor. Ovo traje nekoliko sekundi.',
  },
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof SpinnerOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Prelazimo na stranicu banke' });
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(dialog).toHaveAccessibleDescription(/Ne zatvarajte prozor/);
  },
};

export const LaidOutOnce: Story = {
  args: { open: false },
  play: ({ canvasElement }) => expectLaidOutOnce(canvasElement.querySelector('dialog')!),
};

const pressed = fn();
let finish: () => void = () => undefined;

function Paying(props: SpinnerOverlayProps) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    finish = () => setOpen(false);
  }, []);

  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          pressed();
          setOpen(true);
        }}
      >
        Plati
      </Button>
      <SpinnerOverlay {...props} open={open} />
    </>
  );
}

/** It blocks input, Escape does not close it, and the focus returns to its former element. [C51] */
export const BlocksInput: Story = {
  render: (args) => <Paying {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Plati' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(dialog).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
    await expect(pressed).toHaveBeenCalledOnce();
    // A key made by a script does not reach the browser's own handling; this call has the same effect.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(dialog).toBeVisible();
    finish();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};
export const WithoutText: Story = { args: { title: 'Prijavljujemo vas', text: undefined } };
export const LongWords: Story = {
  args: {
    title: 'Sie werden zur Zahlungsdienstleisterseite weitergeleitet',
    text: 'Пожалуйста, не закрывайте окно: перенаправление займёт несколько секунд. 请勿关闭窗口。',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
