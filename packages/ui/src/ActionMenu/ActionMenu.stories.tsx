import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './ActionMenu.docs.ts';
import { ActionMenu } from './ActionMenu.tsx';

const suspend = fn();
const remove = fn();

const meta = {
  title: 'Admin/ActionMenu',
  component: ActionMenu,
  args: {
    id: 'row-actions',
    label: 'Radnje: Dragica Đorđević',
    actions: [
      { label: 'Izmeni', icon: 'pencil', href: '#edit' },
      { label: 'Suspenduj', icon: 'ban', onAct: suspend },
      { label: 'Obriši', icon: 'trash-2', tone: 'critical', onAct: remove },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndActs: Story = {
  play: async ({ canvas, userEvent }) => {
    suspend.mockClear();
    const dots = canvas.getByRole('button', { name: 'Radnje: Dragica Đorđević' });
    await userEvent.click(dots);
    await expect(canvas.getByRole('link', { name: 'Izmeni' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Suspenduj' }));
    await expect(suspend).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Izmeni' })).not.toBeInTheDocument();
  },
};
export const ArrowsWalkThrough: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Radnje/ }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Suspenduj' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Obriši' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Izmeni' })).toHaveFocus();
  },
};
/** What cannot be done stays in the list and says why. */
export const WithAReason: Story = {
  args: {
    label: 'Radnje: Enduro',
    actions: [
      { label: 'Izmeni', icon: 'pencil', href: '#edit' },
      {
        label: 'Obriši',
        icon: 'trash-2',
        tone: 'critical',
        onAct: remove,
        reason: 'Kategorija sa 702 oglasa ne može da se obriše. Prvo premestite oglase.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Radnje: Enduro' }));
    const entry = canvas.getByRole('button', { name: /702 oglasa/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(entry);
    await expect(remove).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: { actions: [{ label: 'Als Benutzerkontoinhaberin stellvertretend anmelden', icon: 'log-in', href: '#as' }] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Radnje/ }));
    await expect(canvas.getByRole('list').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
