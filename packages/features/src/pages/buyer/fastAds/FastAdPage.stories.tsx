import type { FastAdDetails, FastAdGone } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { FastAdPage } from './FastAdPage.tsx';
import { GoneFastAdPage } from './GoneFastAdPage.tsx';

interface FastAdStoryProps {
  /** What differs from the first fast ad. */
  change?: Partial<FastAdDetails>;
  /** It ended so. @default it is active */
  ended?: FastAdGone['status'];
  /** How many others are near. @default five */
  near?: number;
  /** The toolbar's. */
  language?: LanguageValue;
}

function FastAdStory({ change, ended, near = 5, language = 'rs' }: FastAdStoryProps) {
  const [first] = fixtures.fastAdDetails(language);
  if (!first) throw new Error('The mocks have no fast ad.');

  const ad = { ...first, ...change };
  const others = fixtures.fastAds(language).slice(1, 1 + near);
  if (ended === undefined) return <FastAdPage ad={ad} near={others} />;

  return <GoneFastAdPage ad={{ ...ad, status: ended, full_ad: null }} near={others} />;
}

const meta = {
  title: 'Pages/Fast ad',
  component: FastAdStory,
  decorators: [inSite],
  play: untilRead,
  args: {},
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <FastAdStory {...args} language={globals['language'] as LanguageValue} />,
} satisfies Meta<typeof FastAdStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const inSerbian = { brand: 'volan', language: 'rs' satisfies LanguageValue };

/** The line, the price, the ways to the seller, and others nearby. [B38] */
export const Full: Story = {
  globals: inSerbian,
  play: async (context) => {
    await untilRead(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Clio, hitno' })).toBeVisible();
    await expect(canvas.getAllByText('Hitno')[0]).toBeVisible();
    await expect(canvas.getByText('Još 13 dana')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Prijavi oglas' })).toHaveAttribute(
      'href',
      `/prijava-oglasa/${fixtures.fastAds('rs')[0]?.id}`,
    );
  },
};
export const OnAPhone: Story = { globals: { ...inSerbian, viewport: { value: 'phone' } } };

/** It is sold; others are still there. [B53] */
export const Ended: Story = {
  globals: inSerbian,
  args: { ended: 'sold' },
  play: async (context) => {
    await untilRead(context);
    await expect(context.canvas.getByRole('heading', { level: 1, name: 'Ovo je prodato' })).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Pogledaj slične oglase' })).toHaveAttribute(
      'href',
      '/oglasi-na-klik?category=vehicles',
    );
  },
};

/** A moderator removed it: the line is not repeated. */
export const Removed: Story = { args: { ended: 'removed', change: { line: '' }, near: 0 } };
export const NoPictures: Story = { args: { change: { images: [], image_count: 0, has_phone: false }, near: 0 } };
export const LongWords: Story = {
  args: {
    change: {
      line: 'Gebrauchtwagenersatzteile und Zubehörverkaufsangebot 比亚迪汉EV创世版四驱尊荣型长续航',
      price: 9_999_999,
      tags: ['urgent', 'exchange', 'faulty'],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
