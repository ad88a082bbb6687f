import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longPrice } from '../samples/extremes.ts';
import docs from './Switch.docs.ts';
import { Switch } from './Switch.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Na kredit' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Na kredit' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Na kredit'));
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { count: formats.number(2173) } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { children: 'Nur Angebote mit vollständiger Scheckheftpflege anzeigen', count: formats.number(1_142_000) },
  globals: { language: 'de', viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: germanWord, count: longPrice },
  play: expectToFit,
};
