import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import docs from './ProgressBar.docs.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Isticanje', value: 62, valueText: 'još 18 dana' },
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promotion: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /Isticanje/ });
    await expect(bar).toHaveValue(62);
    await expect(bar).toHaveAttribute('aria-valuetext', 'još 18 dana');
  },
};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <ProgressBar label="Slanje slika" value={40} valueText="8 od 20" />
      <ProgressBar label="Oglasi na proveri" value={80} valueText="najstariji 3 h 12 min" tone="neutral" />
      <ProgressBar label="Profil" value={100} valueText="popunjen" tone="positive" />
      <ProgressBar label="Prijave korisnika" value={100} valueText="najstarija 9 h, cilj 8 h" tone="critical" />
    </Stack>
  ),
};
export const Empty: Story = { args: { label: 'Poeni', value: 0, valueText: '0 od 500' } };
/** The progress is unknown, so no number is announced. */
export const Unknown: Story = {
  args: { label: 'Obrada slike', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
export const LabelForListeners: Story = { args: { hideLabel: true } };
export const LongWords: Story = {
  args: { label: 'Fahrzeuganzeigenhervorhebung', valueText: 'осталось ещё восемнадцать дней из тридцати' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
