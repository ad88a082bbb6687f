import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import docs from './Funnel.docs.ts';
import { Funnel } from './Funnel.tsx';

const meta = {
  title: 'Marketplace/Funnel',
  component: Funnel,
  args: {
    label: 'Od prikaza do kontakta',
    steps: [
      { label: 'Prikazi u rezultatima', value: '38.420' },
      { label: 'Otvoren oglas', value: '5.348', rate: '13,9 %', notes: ['ranije 12,8 %'] },
      {
        label: 'Telefon ili poruka',
        value: '250',
        rate: '4,7 %',
        notes: ['ranije 4,1 %', 'Prikazi telefona: 186, razgovori: 64'],
      },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Od prikaza do kontakta' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[2]).toHaveTextContent(/^4,7 %.*250.*ranije 4,1 %/);
  },
};

/** Nobody came: no rate can be said. */
export const NoRates: Story = {
  args: {
    steps: [
      { label: 'Prikazi u rezultatima', value: '0' },
      { label: 'Otvoren oglas', value: '0' },
      { label: 'Telefon ili poruka', value: '0' },
    ],
  },
};

/** One box below the other. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
