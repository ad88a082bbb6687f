import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice } from '../samples/extremes.ts';
import docs from './KeyFacts.docs.ts';
import { KeyFacts } from './KeyFacts.tsx';

const meta = {
  title: 'Marketplace/KeyFacts',
  component: KeyFacts,
  args: {
    facts: [
      { icon: 'calendar', label: 'Godište', value: '2019.' },
      { icon: 'gauge', label: 'Kilometraža', value: '142.000 km' },
      { icon: 'fuel', label: 'Gorivo', value: 'Dizel', href: '#diesel' },
      { icon: 'settings-2', label: 'Menjač', value: 'Automatik', href: '#automatic' },
      { icon: 'zap', label: 'Snaga', value: '110 kW (150 KS)' },
      { icon: 'cylinder', label: 'Kubikaža', value: '1.968 cm³' },
      { icon: 'car', label: 'Karoserija', value: 'Karavan', href: '#wagon' },
      { icon: 'stamp', label: 'Registrovan do', value: '03.2027.' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof KeyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dizel' })).toHaveAttribute('href', '#diesel');
    await expect(canvas.getAllByRole('definition')).toHaveLength(8);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Few: Story = { args: { facts: [{ icon: 'weight', label: 'Nosivost', value: '1.600 kg' }] } };
export const LongWords: Story = {
  args: {
    facts: [
      { icon: 'fuel', label: 'Kraftstoffversorgung', value: 'Elektrohybrid mit Wasserstoffbrennstoffzelle' },
      { icon: 'stamp', label: 'Зарегистрирован до', value: 'Не зарегистрирован, требуется техосмотр', href: '#none' },
      { icon: 'gauge', label: 'Kilometraža', value: '9.999.999 km' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};

/** The place that is left over is closed by the lines around it. */
export const Seven: Story = { args: { facts: meta.args.facts.slice(0, 7) } };
export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    facts: [
      { icon: 'gauge', label: germanWord, value: longPrice },
      { icon: 'fuel', label: 'Gorivo', value: germanWord, href: '#german' },
      { icon: 'car', label: 'Marka', value: chineseName },
    ],
  },
  play: expectToFit,
};
