import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, russianWord } from '../samples/extremes.ts';
import docs from './EquipmentList.docs.ts';
import { EquipmentList } from './EquipmentList.tsx';

const equipment = [
  'Adaptivni tempomat',
  'LED farovi',
  'Navigacija',
  'Panoramski krov',
  'Grejanje sedišta',
  'Kožni volan',
  'Parking kamera',
  'Senzori za parkiranje',
  'Dvozonska klima',
  'Kuka za vuču',
  'Zimske gume',
];

const meta = {
  title: 'Marketplace/EquipmentList',
  component: EquipmentList,
  args: { equipment, moreLabel: `Sva oprema (${equipment.length})`, lessLabel: 'Manje opreme' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof EquipmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nine at once; the browser’s search finds the others as well. */
export const RestOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Dvozonska klima')).toBeVisible();
    await expect(canvas.getByText('Kuka za vuču')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sva oprema (11)'));
    await expect(canvas.getByText('Kuka za vuču')).toBeVisible();
  },
};

/** Held by the parent: a press only asks for it. */
export const HeldByTheParent: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Kuka za vuču')).toBeVisible();
    await userEvent.click(canvas.getByText('Manje opreme'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText('Kuka za vuču')).toBeVisible();
  },
};

/** Nothing is left to open. */
export const Short: Story = {
  args: { equipment: equipment.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sva oprema (11)')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    equipment: [
      'Geschwindigkeitsregelanlage mit automatischer Abstandsregelung',
      'Система кругового обзора с динамической разметкой траектории',
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { equipment: [germanWord, russianWord, chineseName], shown: 2 },
  play: expectToFit,
};
