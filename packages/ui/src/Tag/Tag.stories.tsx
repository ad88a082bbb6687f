import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { PhotoCount } from '../PhotoCount/PhotoCount.tsx';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TierLabel } from '../TierLabel/TierLabel.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Primitives/Tag', component: Tag, args: { children: 'Garancija' } } satisfies Meta<typeof Tag>;
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
/** Paid is visible as paid: colour, sign and word. */
export const Tiers: Story = {
  render: () => (
    <Row wrap>
      <TierLabel tier="xl">XL</TierLabel>
      <TierLabel tier="top">Top</TierLabel>
      <TierLabel tier="home">Na početnoj</TierLabel>
      <TierLabel tier="social">Na mrežama</TierLabel>
    </Row>
  ),
};
export const Counts: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Badge count="3" label="oglasa" />
      <Badge count="99+" label="poruka" />
      <PhotoCount label="slika">34</PhotoCount>
      <Row>
        <Avatar initials="MĐ" size="small" />
        <Avatar initials="MĐ" />
        <Avatar initials="AD" shape="square" size="large" />
      </Row>
    </Stack>
  ),
};
