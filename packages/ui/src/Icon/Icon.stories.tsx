import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from '../generated/icons.ts';
import { Row } from '../Row/Row.tsx';
import { Icon, type IconName } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'heart' },
  parameters: {
    docs: {
      description: {
        component:
          'A decorative sign in the colour of the text; its meaning always stands beside it in words. A sign that does something is an `IconButton`, a kind of vehicle an `Outline`. A new one is a name in the list of the generator, each with one meaning.',
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row wrap gap={2}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Row>
  ),
};
export const Sizes: Story = {
  render: ({ name }) => (
    <Row gap={2}>
      {([14, 16, 20, 24, 28] as const).map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
      <Icon name={name} filled />
    </Row>
  ),
};
