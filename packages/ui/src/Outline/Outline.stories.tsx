import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { smallOutlines } from '../generated/outlines.ts';
import { Row } from '../Row/Row.tsx';
import docs from './Outline.docs.ts';
import { Outline, type OutlineName } from './Outline.tsx';

const meta = {
  title: 'Primitives/Outline',
  component: Outline,
  args: { name: 'wagon' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Outline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row wrap gap={2}>
      {(Object.keys(smallOutlines) as OutlineName[]).map((name) => (
        <Outline key={name} name={name} size="medium" label={name} />
      ))}
    </Row>
  ),
};
export const ForAMissingPhoto: Story = {
  args: { size: 'large', tone: 'media', label: 'Bez slike, karavan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bez slike, karavan' })).toBeVisible();
  },
};
export const OnAnErrorPage: Story = { args: { name: 'forklift', size: 'large', tone: 'decorative' } };
