import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { RateServicePage } from './RateServicePage.tsx';
import { ServiceReviewPage } from './ServiceReviewPage.tsx';

const review = fixtures.serviceReview('rs');
const failed = { ok: false, failure: 'validation' } as const;

const meta = {
  title: 'Pages/Service review',
  component: ServiceReviewPage,
  decorators: [inSite],
  play: untilRead,
  args: { review, mayReply: false, isOwn: false },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServiceReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reader reports a review. [P57] */
export const Report: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Nije istina' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Vaš odgovor/ })).toBeNull();
  },
};

/** The service replies. A failed call leaves the typed text in its field. [M16] */
export const Reply: Story = {
  args: {
    mayReply: true,
    result: { ...failed, form: 'reply', values: { text: 'Hvala' }, errors: {}, failure: 'unavailable' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Vaš odgovor/ })).toHaveValue('Hvala');
  },
};

/** A refused review, with every fault at its field. [M16] */
export const Refused: Story = {
  render: () => (
    <RateServicePage
      service={review.service}
      own={{ right: 'allowed', may_reply: false, review: null }}
      result={{
        ...failed,
        form: 'review',
        values: { text: 'Kratko.' },
        errors: { rating: ['required'], text: ['min'] },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Kako je bilo/ })).toHaveValue('Kratko.');
    await expect(canvas.getByRole('link', { name: /^Vaša ocena/ })).toHaveAttribute('href', '#review-rating');
  },
};

export const Done: Story = {
  render: () => (
    <RateServicePage
      service={review.service}
      own={{ right: 'written', may_reply: false, review }}
      result={{ ok: true, form: 'review', values: {}, errors: {}, failure: null }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vaša ocena je objavljena/)).toBeVisible();
  },
};
