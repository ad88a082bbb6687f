import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from '../generated/icons.ts';
import { heartIcon } from '../icons/index.ts';
import { Row } from '../Row/Row.tsx';
import docs from './Icon.docs.ts';
import { Icon, type IconName } from './Icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'heart' },
  parameters: { componentDocs: docs },
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

/** A drawing in place of a name: nothing needs to be registered. */
export const Drawn: Story = { args: { name: heartIcon, size: 24, filled: true } };

/** Regular, bold for small filled shapes, filled with the colour of the text. */
export const Weights: Story = {
  render: ({ name }) => (
    <Row gap={2}>
      <Icon name={name} size={24} />
      <Icon name={name} size={24} weight="bold" />
      <Icon name={name} size={24} filled />
    </Row>
  ),
};
