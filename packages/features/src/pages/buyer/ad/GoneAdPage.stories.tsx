import type { AdGone } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { GoneAdPage } from './GoneAdPage.tsx';

interface GoneAdStoryProps {
  status: AdGone['status'];
  /** How many ads are alike. */
  similar: number;
  /** The owner of the ad looks at it. */
  isOwn?: boolean;
  language?: LanguageValue;
}

function GoneAdStory({ status, similar, isOwn = false, language = 'rs' }: GoneAdStoryProps) {
  const { price, ...ad } = fixtures.ad(language, 1);
  const told = status === 'removed' ? { price: null, ended_at: null } : { price, ended_at: ad.created_at };
  const statement = isOwn ? (fixtures.statements[0] ?? null) : null;

  return (
    <GoneAdPage
      ad={{ ...ad, ...told, status }}
      similar={fixtures.ads(language).slice(1, 1 + similar)}
      statement={statement}
    />
  );
}

const meta = {
  title: 'Pages/Gone ad',
  component: GoneAdStory,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { status: 'sold', similar: 4 },
  render: (args, { globals }) => <GoneAdStory {...args} language={globals['language'] as LanguageValue} />,
} satisfies Meta<typeof GoneAdStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It names the vehicle and offers others. [B53] */
export const Sold: Story = {};

export const Removed: Story = { args: { status: 'removed' } };

/** Whose ad it is reads why, and finds the appeal. [P60] */
export const RemovedOwn: Story = { args: { status: 'removed', isOwn: true } };

/** It may return: it says paused, not ended. */
export const Paused: Story = { args: { status: 'paused' } };

export const NothingAlike: Story = { args: { status: 'expired', similar: 0 } };
