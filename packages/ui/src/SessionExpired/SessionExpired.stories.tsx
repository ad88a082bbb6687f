import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './SessionExpired.docs.ts';
import { SessionExpired } from './SessionExpired.tsx';

const meta = {
  title: 'Feedback/SessionExpired',
  component: SessionExpired,
  args: {
    id: 'session',
    open: true,
    title: 'Prijava je istekla',
    text: 'Prijavite se ponovo i vraćamo vas ovde. Nacrt oglasa je sačuvan na ovom uređaju.',
    email: 'milica@primer.rs',
    password: {
      label: 'Lozinka za milica@primer.rs',
      revealLabel: 'Prikaži lozinku',
      concealLabel: 'Sakrij lozinku',
    },
    signInLabel: 'Prijavi se',
    visitorLabel: 'Nastavi kao posetilac',
    onSignIn: fn(),
    onVisitor: fn(),
  },
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof SessionExpired>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Lozinka za milica@primer.rs');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'tajna reč{Enter}');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith('tajna reč'));
    await expect(canvas.getByRole('dialog', { name: 'Prijava je istekla' })).toBeVisible();
    await expect(args.onVisitor).not.toHaveBeenCalled();
  },
};
export const SigningIn: Story = {
  args: { busyLabel: 'Prijavljujemo vas' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Lozinka za milica@primer.rs'), 'tajna reč{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(canvas.getByText('Prijavljujemo vas')).toBeInTheDocument();
  },
};
export const WrongPassword: Story = {
  args: { error: 'Lozinka nije tačna. Pokušajte ponovo ili je promenite na strani za prijavu.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lozinka za milica@primer.rs')).toHaveAccessibleDescription(/nije tačna/);
  },
};

/** Leaving it continues signed out. */
export const AsAVisitor: Story = {
  play: async ({ canvas, args }) => {
    // At once: the dialog is painted and not modal yet.
    canvas.getByText('Nastavi kao posetilac').click();
    await waitFor(() => expect(args.onVisitor).toHaveBeenCalledOnce());
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Ihre Anmeldesitzung ist abgelaufen',
    text: 'Войдите снова, и мы вернём вас сюда. 您的草稿已保存。',
    email: 'hadzi-aleksandar.konstantin-stojanovic-djordjevic@primer-veoma-dugog-imena.rs',
    password: {
      label: 'Passwort für hadzi-aleksandar.konstantin-stojanovic-djordjevic@primer-veoma-dugog-imena.rs',
      revealLabel: 'Passwort anzeigen',
      concealLabel: 'Passwort verbergen',
    },
    signInLabel: 'Erneut anmelden und fortfahren',
    visitorLabel: 'Продолжить без входа в учётную запись',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
