import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { RateServicePage } from './RateServicePage.tsx';
import { RequestServicePage } from './RequestServicePage.tsx';
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

const request = {
  vehicles: [{ id: 101, title: 'Škoda Octavia 2.0 TDI' }],
  key: '0b4f0b9e-0f2b-4c6e-9d1c-00000000abcd',
};

/** A refused request, with every fault at its field and the typed text. [M16] */
export const RequestRefused: Story = {
  render: () => (
    <RequestServicePage
      service={review.service}
      own={request}
      account={fixtures.account()}
      result={{
        ...failed,
        form: 'request',
        values: { message: 'Treba mi zamena guma.', vehicle_id: '101' },
        errors: { message: ['service-closed'], vehicle_id: ['unknown'] },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Poruka servisu/ });
    await expect(field).toHaveValue('Treba mi zamena guma.');
    await expect(field).toHaveAccessibleDescription(/trenutno ne prima zahteve/);
    await expect(canvas.getByRole('combobox', { name: /Vaše vozilo/ })).toHaveValue('101');
  },
};

/** A user without a confirmed address confirms it here; the typed request is kept. [H08, M16] */
export const RequestUnverified: Story = {
  render: () => (
    <RequestServicePage
      service={review.service}
      own={request}
      account={{ ...fixtures.account(), email_verified: false }}
      result={{
        ...failed,
        form: 'request',
        failure: 'typed-again',
        values: { message: 'Treba mi zamena guma.' },
        errors: {},
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Potvrdite e-poštu pre slanja/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Poruka servisu/ })).toHaveValue('Treba mi zamena guma.');
  },
};
