import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import docs from './PasswordInput.docs.ts';
import { PasswordInput, type PasswordStrength } from './PasswordInput.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: {
    id: 'password',
    name: 'password',
    label: 'Lozinka',
    kind: 'current',
    revealLabel: 'Prikaži lozinku',
    concealLabel: 'Sakrij lozinku',
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: { action: <Link href="#forgotten">Zaboravljena lozinka</Link>, defaultValue: 'tajna123' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const ShowsAndHides: Story = {
  args: { defaultValue: 'tajna123' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Lozinka');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži lozinku' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('tajna123');
    await userEvent.click(canvas.getByRole('button', { name: 'Sakrij lozinku' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const HeldByTheParent: Story = {
  args: { pattern: '.{4,}', 'data-testid': 'password' },
  render: function Held(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <PasswordInput {...args} value={value} onValueChange={setValue} />
        <output>{value.length}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByTestId('password');
    await userEvent.type(field, 'taj');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await expect(field).toBeInvalid();
  },
};
export const PasteWorks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Lozinka'));
    await userEvent.paste('kQ7-vetar-Dunav');
    await expect(canvas.getByLabelText('Lozinka')).toHaveValue('kQ7-vetar-Dunav');
  },
};

const judge = (password: string): PasswordStrength => {
  if (password === '') {
    return { level: 0, text: 'Najmanje 10 znakova' };
  }
  return password.length < 10
    ? { level: 1, text: 'Slaba: kraća je od 10 znakova' }
    : { level: 4, text: `Jaka: ${password.length} znakova, nije među poznatim lozinkama` };
};

function Judged() {
  const [typed, setTyped] = useState('');
  return (
    <PasswordInput
      id="new-password"
      name="password"
      label="Nova lozinka"
      kind="new"
      revealLabel="Prikaži lozinku"
      concealLabel="Sakrij lozinku"
      strength={judge(typed)}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

/** The app judges; the component draws and announces. */
export const NewOneWithStrength: Story = {
  render: () => <Judged />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Nova lozinka');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(field, 'kratka');
    await expect(canvas.getByRole('status')).toHaveTextContent('Slaba: kraća je od 10 znakova');
    await userEvent.type(field, '-ali-duga');
    await expect(field).toHaveAccessibleDescription('Jaka: 15 znakova, nije među poznatim lozinkama');
  },
};
export const FairStrength: Story = {
  args: {
    kind: 'new',
    label: 'Nova lozinka',
    defaultValue: 'beograd2024',
    strength: { level: 2, text: 'Srednja: dodajte još koju reč' },
  },
};
export const WithError: Story = {
  args: {
    action: <Link href="#forgotten">Zaboravljena lozinka</Link>,
    defaultValue: 'tajna123',
    error: 'E-pošta ili lozinka nije tačna. Proverite i pokušajte ponovo.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lozinka')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'tajna123' } };
export const LongWords: Story = {
  args: {
    kind: 'new',
    label: 'Benutzerkontozugangspasswort',
    action: <Link href="#forgotten">Zugangspasswort vergessen oder zurücksetzen</Link>,
    strength: { level: 3, text: 'Надёжный: четырнадцать символов, не найден среди скомпрометированных' },
    error: 'Das Benutzerkontozugangspasswort stimmt nicht. Prüfen Sie die Feststelltaste.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
