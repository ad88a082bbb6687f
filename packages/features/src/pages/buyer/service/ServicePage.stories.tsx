import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { GoneServicePage } from './GoneServicePage.tsx';
import { ServicePage } from './ServicePage.tsx';

const service = fixtures.carService('rs', 9001);

const meta = {
  title: 'Pages/Service',
  component: ServicePage,
  decorators: [inSite],
  play: untilRead,
  args: { service },
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
      prices: service.prices.map((price) => ({ ...price, price: null, minutes: null })),
    },
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
