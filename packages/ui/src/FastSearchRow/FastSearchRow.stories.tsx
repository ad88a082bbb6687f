import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { shortcuts } from '../samples/shortcuts.ts';
import docs from './FastSearchRow.docs.ts';
import { FastSearchRow } from './FastSearchRow.tsx';

const meta = {
  title: 'Marketplace/FastSearchRow',
  component: FastSearchRow,
  args: { label: 'Brza pretraga', shortcuts },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FastSearchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** B45 to B51: the addresses are those of the checklist. */
export const Seven: Story = {
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toHaveLength(7);
    await expect(addresses[0]).toContain('filters=odrzavanje:kupljen-nov-u-srbiji');
    await expect(addresses[3]).toContain('credit=1');
    await expect(addresses[5]).toContain('zamena:za-jeftiniji-model*sve-jedno');
    await expect(addresses[6]).toBe('/companies');
    await expect(canvas.getByRole('link', { name: 'Prvi vlasnik 12.470 oglasa' })).toBeVisible();
  },
};

/** A phone swipes; what has the focus comes into view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: /Auto-placevi/ });
    last.focus();
    await expect(last.getBoundingClientRect().left).toBeLessThan(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const NotCounted: Story = {
  args: { shortcuts: shortcuts.map(({ count: _count, ...rest }) => rest) },
};
export const LongWords: Story = {
  args: {
    shortcuts: [
      ...shortcuts.slice(0, 5),
      { label: 'Finanzierungsmöglichkeit vorhanden', href: '#credit', icon: 'landmark' },
      { label: 'Растаможенные автомобили с гарантией производителя', href: '#warranty', icon: 'shield-check' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
