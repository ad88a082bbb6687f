import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { flagColumns, flagGroups } from '../samples/flags.ts';
import docs from './FlagMatrix.docs.ts';
import { FlagMatrix } from './FlagMatrix.tsx';

const onFlag = fn();
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
    onFlag,
    onOpen,
    empty: <EmptyState icon="list-tree" title="Nema specifikacija" help="Dodajte prvu specifikaciju kategorije." />,
  },
  beforeEach: () => {
    onFlag.mockClear();
    onOpen.mockClear();
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FlagMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tick is told with its row and flag; the page keeps the draft. [J118] */
export const WithChangedCells: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Menjač: highlight, nije objavljeno' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kubikaža: highlight' }));
    await expect(onFlag).toHaveBeenCalledWith('engine', 'highlight', true);
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
    await expect(onFlag).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OneGroup: Story = {
  args: { groups: [{ id: 'all', rows: flagGroups.flatMap(({ rows }) => rows) }] },
};
export const Empty: Story = { args: { groups: [] } };

/** The name stays in view while the flags scroll. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const frame = canvas.getByRole('region', { name: 'Specifikacije, Automobili' });
    frame.scrollLeft = 240;
    await expect(canvas.getByRole('rowheader', { name: 'Menjač' }).getBoundingClientRect().left).toBeLessThan(
      frame.getBoundingClientRect().left + 4,
    );
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
