import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Row } from '../Row/Row.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Surfaces and layout',
  component: Card,
  args: { children: <Text>Kartica ima ivicu, nikad senku.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: ({ children }) => (
    <Stack gap={2}>
      <Card>{children}</Card>
      <Card kind="panel">
        {children}
        <Divider />
        <VisuallyHidden>Samo za one koji slušaju</VisuallyHidden>
        {children}
      </Card>
    </Stack>
  ),
};
export const Layout: Story = {
  render: ({ children }) => (
    <Stack gap={3}>
      <Row justify="between" wrap>
        <Card>{children}</Card>
        <Card>{children}</Card>
      </Row>
      <Grid layout="triple">
        <Card>{children}</Card>
        <Card>{children}</Card>
        <Card>{children}</Card>
      </Grid>
    </Stack>
  ),
};
export const Skeletons: Story = {
  render: () => (
    <Stack gap={1}>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
    </Stack>
  ),
};
