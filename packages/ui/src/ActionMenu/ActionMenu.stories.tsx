import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { Modal } from '../Modal/Modal.tsx';
import docs from './ActionMenu.docs.ts';
import { ActionMenu } from './ActionMenu.tsx';

const suspend = fn();
const remove = fn();
const choose = fn();

const meta = {
  title: 'Admin/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Radnje: Dragica Đorđević',
    entries: [
      { label: 'Izmeni', icon: 'pencil', href: '#edit' },
      { label: 'Suspenduj', icon: 'ban', onAct: suspend },
      { label: 'Obriši', icon: 'trash-2', tone: 'critical', onAct: remove },
    ],
    onOpenChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndActs: Story = {
  play: async ({ canvas, userEvent, args }) => {
    suspend.mockClear();
    const dots = canvas.getByRole('button', { name: 'Radnje: Dragica Đorđević' });
    await expect(dots).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(dots);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('menu', { name: 'Radnje: Dragica Đorđević' })).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: 'Izmeni' })).toHaveAttribute('href', '#edit');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Suspenduj' }));
    await expect(suspend).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(dots).toHaveFocus());
    // The button that opened it closes it.
    await userEvent.click(dots);
    await userEvent.click(dots);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Arrows run around the ends, first letters jump, Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = (name: string) => canvas.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(entry('Izmeni')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry('Suspenduj')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(entry('Obriši')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry('Izmeni')).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(entry('Suspenduj')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Everything that a menu may hold: keys that do the same, a line, options, a submenu. */
export const AllEntries: Story = {
  args: { label: 'Radnje: oglas' },
  render: function Render(args) {
    const [isShown, setShown] = useState(true);
    const [order, setOrder] = useState('newest');
    return (
      <ActionMenu
        {...args}
        entries={[
          { label: 'Kopiraj vezu', icon: 'link', shortcut: 'Ctrl+C', onAct: choose },
          {
            kind: 'submenu',
            label: 'Premesti u',
            icon: 'folder-tree',
            entries: [
              { label: 'Automobili', onAct: () => choose('cars') },
              { label: 'Motocikli', onAct: () => choose('motorcycles') },
            ],
          },
          { kind: 'separator' },
          { kind: 'checkbox', label: 'Prikaži cenu', checked: isShown, onCheckedChange: setShown },
          {
            kind: 'radios',
            label: 'Poređaj',
            value: order,
            options: [
              { value: 'newest', label: 'Najnovije prvo' },
              { value: 'cheapest', label: 'Najjeftinije prvo' },
            ],
            onValueChange: setOrder,
          },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    const price = canvas.getByRole('menuitemcheckbox', { name: 'Prikaži cenu', checked: true });
    await userEvent.click(price);
    // It stays open, so that more can be set.
    await expect(canvas.getByRole('menuitemcheckbox', { checked: false })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Poređaj' })).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Najjeftinije prvo' }));
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Kopiraj vezu/ })).toHaveFocus());
    await expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Najjeftinije prvo');
    await userEvent.keyboard('p');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Premesti u' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Automobili' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Premesti u' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Automobili' })).toHaveFocus());
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Motocikli' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('motorcycles');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Submenu and menu, open, as the pictures show them. */
export const SubmenuOpen: Story = {
  args: {
    defaultOpen: true,
    label: 'Radnje: oglas',
    entries: [
      { label: 'Kopiraj vezu', icon: 'link', shortcut: 'Ctrl+C', onAct: choose },
      {
        kind: 'submenu',
        label: 'Premesti u',
        icon: 'folder-tree',
        entries: [
          { label: 'Automobili', onAct: choose },
          { label: 'Motocikli', onAct: choose },
        ],
      },
      { kind: 'separator' },
      { kind: 'checkbox', label: 'Prikaži cenu', checked: true, onCheckedChange: choose },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Premesti u' }));
    await expect(await canvas.findByRole('menu', { name: 'Premesti u' })).toBeVisible();
  },
};

/** What cannot be done stays in the list and says why. */
export const WithAReason: Story = {
  args: {
    label: 'Radnje: Enduro',
    entries: [
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
    const entry = canvas.getByRole('menuitem', { name: /702 oglasa/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(entry);
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() => expect(entry).toHaveFocus());
  },
};

/** The parent decides; attributes and handlers reach the button. */
export const HeldByTheParent: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Otvori
        </button>
        <ActionMenu {...args} open={isOpen} onOpenChange={setOpen} data-testid="dots" id="dots" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori' }));
    await expect(await canvas.findByRole('menu')).toBeVisible();
    await expect(canvas.getByTestId('dots')).toHaveAttribute('id', 'dots');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Links are the router's. */
export const InARouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        component={({ href, children, ...rest }) => (
          <a {...rest} href={href} data-routed="">
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  args: { entries: [{ label: 'Izmeni', href: '/oglasi/5' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menuitem', { name: 'Izmeni' })).toHaveAttribute('data-routed');
  },
};

/** Above a modal dialog, whose outside is inert; Escape closes the menu alone. */
export const InADialog: Story = {
  render: (args) => (
    <Modal id="with-menu" title="Slike" closeLabel="Zatvori">
      <ActionMenu {...args} />
    </Modal>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    dialog.showModal();
    await userEvent.click(canvas.getByRole('button', { name: /Radnje/ }));
    await expect(canvas.getByRole('menuitem', { name: 'Suspenduj' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(dialog.open).toBe(true);
  },
};

export const LongWords: Story = {
  args: {
    entries: [
      { label: 'Als Benutzerkontoinhaberin stellvertretend anmelden', icon: 'log-in', href: '#as' },
      {
        kind: 'submenu',
        label: 'Сельскохозяйственная техника',
        entries: [{ label: 'Landwirtschaftliche Nutzfahrzeugersatzteile', onAct: choose }],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Radnje/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Сельскохозяйственная техника' }));
    await canvas.findByRole('menuitem', { name: /Landwirtschaftliche/ });
    for (const menu of canvas.getAllByRole('menu')) {
      await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(320));
      await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    }
  },
};
