import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { categories, treeLabels } from '../samples/categories.ts';
import { moveNode } from './moveNode.ts';
import docs from './SortableTree.docs.ts';
import { SortableTree } from './SortableTree.tsx';
import type { SortableTreeProps } from './SortableTreeProps.ts';
import { formats } from '../samples/formats.ts';

const onMove = fn();
const onVisibleChange = fn();
const onRemove = fn();
const onOpen = fn();

const meta = {
  title: 'Admin/SortableTree',
  component: SortableTree,
  args: {
    id: 'categories',
    label: 'Kategorije',
    nodes: categories,
    defaultOpen: ['vehicles', 'motorcycles'],
    labels: treeLabels,
    onMove,
    onVisibleChange,
    onRemove,
    onOpen,
  },
  beforeEach: () => {
    for (const call of [onMove, onVisibleChange, onRemove, onOpen]) {
      call.mockClear();
    }
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SortableTree>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stored(args: SortableTreeProps) {
  const [nodes, setNodes] = useState(args.nodes);
  return (
    <SortableTree
      {...args}
      nodes={nodes}
      onMove={(move) => {
        args.onMove(move);
        setNodes(moveNode(nodes, move));
      }}
    />
  );
}

export const Ordered: Story = {
  args: { currentId: 'enduro' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Enduro/ });
    await expect(row).toHaveAttribute('aria-level', '3');
    await expect(row).toHaveAttribute('aria-posinset', '2');
    await expect(row).toHaveAttribute('aria-setsize', '3');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Skuter' }));
    await expect(onOpen).toHaveBeenCalledWith('scooter');
    await userEvent.click(canvas.getByRole('switch', { name: 'Vidljiva u meniju: Skuter' }));
    await expect(onVisibleChange).toHaveBeenCalledWith('scooter', false);
  },
};

/** Arrows walk, open and close as in any tree. */
export const WalkedByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Vozila/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const cars = canvas.getByRole('row', { name: /Automobili/ });
    await expect(cars).toHaveFocus();
    await expect(cars).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /Oldtajmeri/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: /Oldtajmeri/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: /Delovi i oprema/ })).toHaveFocus();
  },
};

/** Space picks up, arrows choose the place, Enter drops; every step is announced and the focus stays. [J106] */
export const MovedByKeys: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Skuter/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Skuter: podignuto/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('Skuter: Motocikli, mesto 2.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onMove).toHaveBeenCalledWith({ id: 'scooter', parentId: 'motorcycles', index: 0 });
    await expect(canvas.getByText('Skuter je sada: Motocikli, mesto 1.')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Skuter/ })).toHaveFocus();
    await expect(canvas.getByRole('row', { name: /Skuter/ })).toHaveAttribute('aria-posinset', '1');
  },
};

export const EscapeGivesUp: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Skuter/ }).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowLeft}{Escape}');
    await expect(canvas.getByText('Skuter ostaje gde je bila.')).toBeInTheDocument();
    await expect(onMove).not.toHaveBeenCalled();
  },
};

/** The state between picking up and dropping. */
export const Moving: Story = {
  args: { currentId: 'enduro' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Skuter/ }).focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(canvas.getByText('Skuter: Motocikli, mesto 2.')).toBeInTheDocument();
  },
};

/** The pointer drags by the grip; sideways it changes the level. */
export const MovedByPointer: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Skuter/ });
    const target = canvas.getByRole('row', { name: /Čoper/ }).getBoundingClientRect();
    const grip = within(row).getByTitle('Prevuci');
    const from = grip.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: x, clientY: y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip, coords: at(from.x + 8, from.y + 8) },
      { target: grip, coords: at(from.x + 8, from.y - 8) },
      { target: grip, coords: at(from.x + 8, target.y + 4) },
      { target: grip, coords: at(from.x + 9, target.y + 2) },
    ]);
    await expect(await canvas.findByText('Skuter: Motocikli, mesto 1.')).toBeInTheDocument();
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: grip }]);
    await expect(onMove).toHaveBeenCalledWith({ id: 'scooter', parentId: 'motorcycles', index: 0 });
  },
};

/** Every move without dragging. [WCAG 2.5.7] */
export const MovedByButtons: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = () => within(canvas.getByRole('row', { name: /Čoper/ }));
    await userEvent.click(row().getByRole('button', { name: 'Radnje: Čoper' }));
    await expect(row().getByRole('menuitem', { name: 'Pomeri gore' })).toBeVisible();
    await userEvent.click(row().getByRole('menuitem', { name: 'Pomeri dole' }));
    await expect(onMove).toHaveBeenCalledWith({ id: 'chopper', parentId: 'motorcycles', index: 1 });
    await expect(canvas.getByText('Čoper je sada: Motocikli, mesto 2.')).toBeInTheDocument();
  },
};

/** A category with ads stays, and says why. [J104] */
export const CannotBeDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Radnje: Enduro' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: /Kategorija sa 702 oglasa ne može/ }));
    await expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Radnje: Plovila' }));
    await userEvent.click(
      within(canvas.getByRole('menu', { name: 'Radnje: Plovila' })).getByRole('menuitem', { name: 'Obriši' }),
    );
    await expect(onRemove).toHaveBeenCalledWith('vessels');
  },
};

/** Branches that users always see have no switch. */
export const WithoutVisibility: Story = {
  args: { onVisibleChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Radnje: Skuter' })).toBeVisible();
  },
};

export const OnAPhone: Story = { args: { currentId: 'enduro' }, globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    defaultOpen: ['a', 'b', 'c'],
    nodes: [
      {
        id: 'a',
        name: 'Landwirtschaftliche Nutzfahrzeugersatzteile',
        icon: 'tractor',
        count: formats.number(1_142_000),
        visible: true,
        children: [
          {
            id: 'b',
            name: 'Сельскохозяйственнаятехника',
            visible: false,
            count: '1',
            children: [
              {
                id: 'c',
                name: '农业机械零部件',
                visible: true,
                children: [{ id: 'd', name: 'Kraftfahrzeugteile', visible: true }],
              },
            ],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
