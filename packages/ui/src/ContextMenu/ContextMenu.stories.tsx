import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './ContextMenu.docs.ts';
import { ContextMenu } from './ContextMenu.tsx';

const copy = fn();

const meta = {
  title: 'Admin/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Radnje: VW Golf 7',
    entries: [
      { label: 'Kopiraj vezu', icon: 'link', shortcut: 'Ctrl+C', onAct: copy },
      { label: 'Izmeni', icon: 'pencil', href: '#edit' },
      { kind: 'separator' },
      { label: 'Obriši', icon: 'trash-2', tone: 'critical', onAct: fn() },
    ],
    onOpenChange: fn(),
    children: (
      <Card padding="panel">
        <Stack gap={1}>
          <Text>VW Golf 7, 2016.</Text>
          <Button href="#ad">Pogledaj oglas</Button>
        </Stack>
      </Card>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** At the pointer, then by the arrows. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    copy.mockClear();
    const text = canvas.getByText('VW Golf 7, 2016.');
    const { left, top } = text.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseRight]', target: text, coords: { clientX: left + 10, clientY: top + 5 } });
    const menu = await canvas.findByRole('menu', { name: 'Radnje: VW Golf 7' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeCloseTo(left + 12, 0));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Kopiraj vezu/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** The menu key and Shift+F10 send the same event as the right button; Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Pogledaj oglas' });
    link.focus();
    await fireEvent.contextMenu(link);
    await expect(await canvas.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Pogledaj oglas' });
    const { left, bottom } = link.getBoundingClientRect();
    await fireEvent.contextMenu(link, { clientX: left, clientY: bottom });
    await expect(await canvas.findByRole('menu')).toBeVisible();
  },
};

/** The browser's own menu stays. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await fireEvent.contextMenu(canvas.getByText('VW Golf 7, 2016.'))).toBe(true);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};
