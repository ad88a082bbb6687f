import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../Row/Row.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './Tag.docs.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Garancija' },
  parameters: { componentDocs: docs },
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
  play: expectToFit,
};
