import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { flagColumns, flagGroups } from '../samples/flags.ts';
import docs from './FlagMatrix.docs.ts';
import { FlagMatrix } from './FlagMatrix.tsx';
import type { FlagMatrixProps, FlagRow } from './FlagMatrixProps.ts';

const onFlagChange = fn();
const onOpen = fn();

const meta = {
  title: 'Admin/FlagMatrix',
  component: FlagMatrix,
  args: {
    id: 'flags',
    caption: 'Specifikacije, Automobili',
    nameLabel: 'Naziv',
    typeLabel: 'Tip',
    columns: flagColumns,
    groups: flagGroups,
    currentId: 'gearbox',
    changedLabel: 'nije objavljeno',
    onFlagChange,
    onOpen,
    empty: <EmptyState icon="list-tree" title="Nema specifikacija" help="Dodajte prvu specifikaciju kategorije." />,
  },
  beforeEach: () => {
    onFlagChange.mockClear();
    onOpen.mockClear();
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FlagMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tick is reported with its row and flag; the page keeps the draft. [J118] */
export const WithChangedCells: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Menjač: highlight, nije objavljeno' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kubikaža: highlight' }));
    await expect(onFlagChange).toHaveBeenCalledWith('engine', 'highlight', true);
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Menjač');
    await userEvent.click(canvas.getByRole('button', { name: 'Gorivo' }));
    await expect(onOpen).toHaveBeenCalledWith('fuel');
  },
};

/** Several values cannot be forbidden while ads hold several. [J122] */
export const LockedCell: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Održavanje: multi, 412 oglasa ima više vrednosti' });
    await userEvent.click(box);
    await expect(onFlagChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
  },
};
const onOrder = fn();

function Ordered(args: FlagMatrixProps) {
  const [groups, setGroups] = useState(args.groups);
  const byId = (rows: readonly FlagRow[], ids: string[]) =>
    ids.flatMap((rowId) => rows.find(({ id }) => id === rowId) ?? []);
  return (
    <FlagMatrix
      {...args}
      groups={groups}
      order={{
        gripLabel: (name) => `Pomeri: ${name}`,
        upLabel: 'Pomeri gore',
        downLabel: 'Pomeri dole',
        moved: (name, position) => `${name}, mesto ${position}.`,
        onOrder: (groupId, ids) => {
          onOrder(groupId, ids);
          setGroups(groups.map((group) => (group.id === groupId ? { ...group, rows: byId(group.rows, ids) } : group)));
        },
      }}
    />
  );
}

/** Rows are dragged by their grip, or moved by a step from its menu. [J123, WCAG 2.5.7] */
export const WithOrder: Story = {
  render: (args) => <Ordered {...args} />,
  play: async ({ canvas, userEvent }) => {
    onOrder.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pomeri: Menjač' }));
    const moves = canvas.getByRole('menu', { name: 'Pomeri: Menjač' });
    await userEvent.click(within(moves).getByRole('menuitem', { name: 'Pomeri gore' }));
    await expect(onOrder).toHaveBeenCalledWith('base', ['gearbox', 'fuel', 'power', 'engine', 'body']);
    await expect(canvas.getByText('Menjač, mesto 1.')).toBeInTheDocument();

    const grip = canvas.getByRole('button', { name: 'Pomeri: Menjač' });
    const from = grip.getBoundingClientRect();
    const to = canvas.getByRole('button', { name: 'Pomeri: Snaga motora' }).getBoundingClientRect();
    const at = (y: number) => ({ clientX: from.x + 8, clientY: y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip, coords: at(from.y + 8) },
      { target: grip, coords: at(from.y + 20) },
      { target: grip, coords: at(to.y + 10) },
      { target: grip, coords: at(to.y + 12) },
    ]);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: grip }]);
    await expect(onOrder).toHaveBeenLastCalledWith('base', ['fuel', 'power', 'gearbox', 'engine', 'body']);
    // A drag is no press: the menu of the grip stays closed.
    await expect(canvas.queryByRole('menu', { name: 'Pomeri: Menjač' })).not.toBeInTheDocument();
  },
};
export const OneGroup: Story = {
  args: { groups: [{ id: 'all', rows: flagGroups.flatMap(({ rows }) => rows) }] },
};
export const Empty: Story = { args: { groups: [] } };

/** A row is a card: every box is inside, with the name of its flag beside it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Specifikacije, Automobili' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(canvas.getAllByText('infilter').at(-1)).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'Технические характеристики',
        rows:
          flagGroups[0]?.rows.slice(0, 2).map((row, index) => ({
            ...row,
            name: ['Geschwindigkeitsregelanlage', '变速箱类型'][index] ?? '',
            type: 'Mehrfachauswahlliste',
          })) ?? [],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
