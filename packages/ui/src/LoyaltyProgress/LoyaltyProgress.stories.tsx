import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './LoyaltyProgress.docs.ts';
import { LoyaltyProgress } from './LoyaltyProgress.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/LoyaltyProgress',
  component: LoyaltyProgress,
  args: {
    label: 'Vaš nivo',
    points: { label: 'Poeni za trošenje', value: '342' },
    levels: [
      { name: 'Vozač', from: '0' },
      { name: 'Poznavalac', from: '200' },
      { name: 'Majstor', from: '600' },
      { name: 'Prvak', from: formats.number(1500) },
    ],
    level: 1,
    share: 0.355,
    stateLabels: { reached: 'dostignut', next: 'sledeći' },
    children: (
      <>
        Još <strong>258 poena</strong> do nivoa Majstor. Nivo važi do 28.09.2027.
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof LoyaltyProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Poznavalac' })).toBeVisible();
    const levels = canvas.getAllByRole('listitem');
    await expect(levels[1]).toHaveAttribute('aria-current', 'step');
    await expect(levels[2]).toHaveTextContent('sledeći');
    const bars = [...canvasElement.querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'));
    await expect(bars).toEqual(['100', '35.5', '0']);
  },
};
export const Beginning: Story = {
  args: {
    level: 0,
    share: 0,
    points: { label: 'Poeni za trošenje', value: '0' },
    children: 'Još 200 poena do nivoa Poznavalac.',
  },
};
export const Highest: Story = {
  args: { level: 3, share: 0, children: 'Dostigli ste najviši nivo. Važi do 28.09.2027.' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    points: { label: 'Баллы, которые можно потратить', value: '11.117.990.000' },
    levels: [
      { name: 'Gelegenheitsfahrer', from: '0' },
      { name: 'Fahrzeugsachverständiger', from: formats.number(11_117_990) },
      { name: 'Оптовый продавец', from: formats.number(111_179_900) },
      { name: '欧阳娜娜', from: formats.number(1_111_799_000) },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
