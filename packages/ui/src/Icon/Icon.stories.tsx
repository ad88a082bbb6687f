import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '../Flag/Flag.tsx';
import { icons } from '../generated/icons.ts';
import { smallOutlines } from '../generated/outlines.ts';
import { Logo } from '../Logo/Logo.tsx';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, type IconName } from './Icon.tsx';

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'heart' } } satisfies Meta<typeof Icon>;
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
export const Outlines: Story = {
  render: () => (
    <Stack gap={3}>
      <Row wrap gap={2}>
        {(Object.keys(smallOutlines) as OutlineName[]).map((name) => (
          <Outline key={name} name={name} size="medium" label={name} />
        ))}
      </Row>
      <Outline name="wagon" size="large" tone="decorative" />
    </Stack>
  ),
};
export const FlagsAndMarks: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Row wrap>
        {['rs', 'de', 'hu', 'ro', 'bg', 'mk', 'hr', 'me', 'es', 'xx'].map((country) => (
          <Flag key={country} country={country} label={country} />
        ))}
      </Row>
      <Logo mark="wheel" name="volan" href="#home" label="Volan, početna" stage="beta" />
      <Logo mark="gate" name="Gearlane" href="#home" label="Gearlane, home" stage="beta" />
    </Stack>
  ),
};
