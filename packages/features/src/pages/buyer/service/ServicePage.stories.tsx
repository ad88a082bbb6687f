import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { GoneServicePage } from './GoneServicePage.tsx';
import { ServicePage } from './ServicePage.tsx';
import type { ShownReviews } from './ServiceReviews.tsx';

const service = fixtures.carService('rs', 9001);
const { data: reviews, meta: ratings } = fixtures.serviceReviews('rs', 9001);
const shown: ShownReviews = { reviews, meta: ratings, own: null };
const none = { ...ratings, total: 0, rating: null, by_rating: [0, 0, 0, 0, 0] };

const meta = {
  title: 'Pages/Service',
  component: ServicePage,
  decorators: [inSite],
  play: untilRead,
  args: { service, shown, request: null },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its work with prices, its hours and its place; no phone number before a press. [M16, M53] */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vulkanizer Točak' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Balansiranje, po točku' })).toBeVisible();
    await expect(canvas.getByText('Ponedeljak – petak')).toBeVisible();
    await expect(canvas.getByText('Sve marke')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('+381 64');
  },
};

/** A press shows the phone. [M58] */
export const Called: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži broj telefona' }));
    await expect(await canvas.findByRole('link', { name: /\+381 64 1234567/ })).toBeVisible();
  },
};

/** A service with little to say: no pictures, no hours, prices by agreement. */
export const Bare: Story = {
  args: {
    service: {
      ...service,
      images: [],
      opening_hours: null,
      description: '',
      languages: [],
      has_phone: false,
      rating: null,
      reviews: 0,
      prices: service.prices.map((price) => ({ ...price, price: null, minutes: null })),
    },
    shown: { reviews: [], meta: none, own: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('po dogovoru')).toHaveLength(service.prices.length);
  },
};

/** A paused service, or one whose company closed. [M16] */
export const Gone: Story = {
  render: () => <GoneServicePage service={service} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prikaži sve servise' })).toHaveAttribute('href', '/auto-usluge');
  },
};

/** The average with its bars, and the newest reviews; a visitor is asked to sign in first. [M16] */
export const Reviewed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,7 od 5')).toBeInTheDocument();
    await expect(canvas.getByRole('article', { name: 'Jelena S.' })).toHaveTextContent(
      'Odgovor servisa Vulkanizer Točak',
    );
    await expect(canvas.getByRole('link', { name: 'Oceni servis' })).toHaveAttribute('href', '/oceni-servis/9001');
    await expect(canvas.getAllByRole('link', { name: 'Prijavi ocenu' })).toHaveLength(reviews.length);
  },
};

/** Somebody whom the service answered writes a review: no script is needed. [M16] */
export const MayReview: Story = {
  args: { shown: { ...shown, own: { right: 'allowed', may_reply: false, review: null } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Odlično' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Kako je bilo/ }), 'Brzo, uredno i bez čekanja.');
    await expect(canvas.getByRole('button', { name: 'Objavi ocenu' })).toBeEnabled();
  },
};

const request = {
  vehicles: [
    { id: 101, title: 'Škoda Octavia 2.0 TDI' },
    { id: 102, title: 'Volkswagen Golf 1.6 TDI Highline' },
  ],
  key: '0b4f0b9e-0f2b-4c6e-9d1c-00000000abcd',
};

/** A visitor types a request before signing in. [M16] */
export const RequestSignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Poruka servisu/ }), 'Treba mi zamena guma.');
    await expect(canvas.getByRole('button', { name: 'Prijavi se i pošalji' })).toBeEnabled();
    await expect(canvas.queryByRole('combobox', { name: /Vaše vozilo/ })).toBeNull();
  },
};

/** A signed-in user sends a request with one of their vehicles. [M16] */
export const RequestWithVehicle: Story = {
  args: { request },
  play: async ({ canvas, userEvent }) => {
    const vehicle = canvas.getByRole('combobox', { name: /Vaše vozilo/ });
    await expect(vehicle).toHaveValue('');
    await userEvent.selectOptions(vehicle, 'Škoda Octavia 2.0 TDI');
    await expect(vehicle).toHaveValue('101');
  },
};

/** A user without a contact with the service cannot review it. [M16] */
export const ContactFirst: Story = {
  args: {
    service: { ...service, rating: null, reviews: 1 },
    shown: {
      reviews: reviews.slice(0, 1),
      meta: { ...none, total: 1, by_rating: [0, 0, 0, 0, 1] },
      own: { right: 'contact-first', may_reply: false, review: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kada vam odgovori na poruku/)).toBeVisible();
    await expect(canvas.getByText(/bar tri ocene/)).toBeVisible();
  },
};

/** Users who act for the service reply to each review once. [M16] */
export const OwnService: Story = {
  args: { shown: { ...shown, own: { right: 'own', may_reply: true, review: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Odgovori na ocenu' })).toHaveLength(2);
    await expect(canvas.getByText(/ne možete da ocenite/)).toBeVisible();
    await expect(canvas.getByText(/Ne možete pisati servisu/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Poruka servisu/ })).toBeNull();
  },
};
