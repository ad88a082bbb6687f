import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import docs from './UserStatusMenu.docs.ts';
import { UserStatusMenu, type UserStatus } from './UserStatusMenu.tsx';

const onStatus = fn();
const all: UserStatus[] = [0, 1, 2, 3, 4];

const meta = {
  title: 'Admin/UserStatusMenu',
  component: UserStatusMenu,
  args: {
    id: 'status-nikola',
    user: 'Nikola Đorđević',
    label: 'Status',
    status: 1,
    names: { 0: 'Čeka potvrdu', 1: 'Aktivan', 2: 'Suspendovan', 3: 'Zabranjen', 4: 'Obrisan' },
    choices: [1, 2, 3, 4],
    reason: {
      label: 'Razlog',
      hint: 'Korisnik dobija ovaj tekst.',
      required: 'Razlog je prazan. Napišite ga korisniku.',
      confirm: 'Promeni status',
      back: 'Nazad',
    },
    onStatus,
  },
  beforeEach: () => {
    onStatus.mockClear();
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof UserStatusMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Suspending asks for a reason, which the user gets. [M03, J41] */
export const SuspendsWithAReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status, Nikola Đorđević: Aktivan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Suspendovan' }));
    await expect(canvas.getByRole('textbox', { name: 'Razlog' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Nazad' }));
    await expect(canvas.getByRole('button', { name: 'Suspendovan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Promeni status' }));
    const why = canvas.getByRole('textbox', { name: 'Razlog' });
    await expect(why).toHaveAccessibleDescription(/Razlog je prazan/);
    await expect(why).toHaveFocus();
    await expect(onStatus).not.toHaveBeenCalled();
    await userEvent.type(why, 'Tri prijave za lažni oglas.');
    await userEvent.click(canvas.getByRole('button', { name: 'Promeni status' }));
    await expect(onStatus).toHaveBeenCalledWith(2, 'Tri prijave za lažni oglas.', '');
  },
};

/** Nobody needs a reason to be let in again. */
export const BackToActive: Story = {
  args: { status: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Suspendovan/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Aktivan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onStatus).toHaveBeenCalledWith(1, '', '');
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Aktivan/ }));
    await expect(canvas.queryByRole('listitem', { name: 'Aktivan' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const EachStatus: Story = {
  render: (args) => (
    <Row wrap>
      {all.map((status) => (
        <UserStatusMenu key={status} {...args} id={`status-${status}`} status={status} />
      ))}
    </Row>
  ),
};
export const Locked: Story = {
  args: { locked: 'Ne možete da promenite sopstveni status.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/sopstveni status/)).toBeInTheDocument();
  },
};
export const BeingStored: Story = { args: { busyLabel: 'Čuva se' } };
export const LongWords: Story = {
  args: {
    names: { 0: 'Wartet auf Bestätigung', 1: 'Aktiv', 2: 'Vorübergehend gesperrt', 3: 'Заблокирован', 4: '已删除' },
    reason: {
      label: 'Begründung',
      hint: 'Die Benutzerin erhält diesen Text.',
      required: 'Die Begründung fehlt.',
      confirm: 'Benutzerkontostatus ändern',
      back: 'Zurück',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Aktiv/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vorübergehend gesperrt' }));
    await expect(
      canvas.getByRole('button', { name: 'Benutzerkontostatus ändern' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(320);
  },
};
