import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Garancija' },
  parameters: {
    docs: {
      description: {
        component:
          'A short fact or a state. What can be pressed is a `Chip` or a `Button`, what is paid for a `TierLabel`, what is counted a `Badge`. The tone is never alone: the words say it.',
      },
    },
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: ({ children }) => (
    <Row wrap>
      {(['neutral', 'positive', 'info', 'caution', 'critical', 'accent'] as const).map((tone) => (
        <Tag key={tone} tone={tone} icon="shield-check">
          {children}
        </Tag>
      ))}
    </Row>
  ),
};
export const WithoutSign: Story = {};
export const LongWords: Story = {
  args: { children: 'Straßenverkehrszulassungsbescheinigung vorhanden', icon: 'stamp', tone: 'caution' },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
