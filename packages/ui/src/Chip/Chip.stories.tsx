import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Prvi vlasnik', href: '#first-owner' },
  parameters: {
    docs: {
      description: {
        component:
          'A filter as a link. A plain chip adds the filter, a chosen one says “remove” first and takes it back. Not for facts (`Tag`) and not for actions (`Button`). Enter follows it.',
      },
    },
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prvi vlasnik' })).not.toHaveAttribute('rel');
  },
};
export const WithCount: Story = { args: { count: '12.470' } };

/** What it takes away is part of its name, and search engines are asked not to follow. */
export const Removable: Story = {
  args: { children: 'Od 2017.', href: '#no-year', removeLabel: 'Ukloni' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ukloni Od 2017.' })).toHaveAttribute('rel', 'nofollow');
  },
};
export const LongWords: Story = {
  args: { children: 'Allgemeine Betriebserlaubnis mit Änderungsabnahme', removeLabel: 'Filter entfernen' },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
export const InARow: Story = {
  render: ({ href }) => (
    <Row wrap>
      <Chip href={href} removeLabel="Ukloni">
        5.000–35.000 €
      </Chip>
      <Chip href={href} count="3.288">
        Sa garancijom
      </Chip>
      <Chip href={href}>Kupljen nov u Srbiji</Chip>
    </Row>
  ),
};
