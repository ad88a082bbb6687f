import { emptyServiceQuery, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { expect } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import type { ServicesPageProps } from './ServicesPageProps.ts';

const services = fixtures.carServices('rs');
const regions = fixtures.regions('rs', 'RS').map(({ id, slug, title }) => ({ id, slug, title, country: 'Srbija' }));

/** The list that a search brings. */
const listOf = (total: number): ServicesPageProps['meta'] => ({
  total,
  page: 1,
  pages: Math.max(1, Math.ceil(total / 24)),
  per_page: 24,
  more: false,
});

const meta = {
  title: 'Pages/Services',
  component: ServicesPage,
  decorators: [inSite],
  play: untilRead,
  args: {
    query: emptyServiceQuery,
    services,
    meta: listOf(52),
    kinds: fixtures.serviceKinds('rs'),
    regions,
    towns: [],
    inTowns: fixtures.serviceTowns(),
    map: null,
  },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every card is one link; kinds, switches and the region work without scripts. [A07, B19] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Auto usluge' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(services.length);
    await expect(canvas.getByRole('link', { name: /^Vulkanizer Točak/ })).toHaveAttribute('href', '/auto-usluge/9001');
    await expect(canvas.getByRole('link', { name: /^Gume/ })).toHaveAttribute('href', '/auto-usluge?kind=gume');
    await expect(canvas.getByText('Otvoreno 0–24 h')).toBeVisible();
    await expect(canvas.getByText(/^od 350/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pozovi: Vulkanizer Točak' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dodaj svoju uslugu' })).toHaveAttribute(
      'href',
      '/auto-usluge/register',
    );
  },
};

/** Kind and switches stay when a visitor chooses a region; a switch that is on leads to the list without it. */
export const Filtered: Story = {
  args: {
    query: { ...emptyServiceQuery, kind: 'stakla', homeVisit: true },
    services: services.slice(2, 3),
    meta: listOf(1),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="kind"]')).toHaveValue('stakla');
    await expect(canvas.getByRole('link', { name: /^Kućna poseta/ })).toHaveAttribute(
      'href',
      '/auto-usluge?kind=stakla',
    );
  },
};

export const Nothing: Story = {
  args: { query: { ...emptyServiceQuery, open: true }, services: [], meta: listOf(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prikaži sve servise' })).toHaveAttribute('href', '/auto-usluge');
  },
};

/** A page beyond the end leads to the first one with the same search. [B19] */
export const BeyondTheEnd: Story = {
  args: { query: { ...emptyServiceQuery, page: 42, kind: 'gume' }, services: [], meta: listOf(52) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Na prvu stranicu' })).toHaveAttribute(
      'href',
      '/auto-usluge?kind=gume',
    );
  },
};

/** Towns with their numbers lead to the services of a town; they work without a map and without scripts. */
export const ByTown: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = fixtures.serviceTowns();
    await userEvent.click(canvas.getByText('Servisi po gradovima'));
    await expect(canvas.getByRole('link', { name: first?.title ?? '' })).toHaveAttribute(
      'href',
      `/auto-usluge?region=${first?.region}&city=${first?.id}`,
    );
  },
};

/** The location is asked for after a press only, and a visitor who refuses it reads what to do. */
export const LocationRefused: Story = {
  args: { map: { workerUrl, townsOf: 688 } },
  beforeEach: () => {
    const { geolocation } = navigator;
    const getCurrentPosition = (_found: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code: GeolocationPositionError.PERMISSION_DENIED } as GeolocationPositionError);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

    return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'U mojoj blizini' }));
    await expect(await canvas.findByText(/^Pristup lokaciji nije dozvoljen/)).toBeVisible();
  },
};

/** The map is loaded when it is opened; its points lead to the pages of the services, and the list stays beside it. */
export const WithMap: Story = {
  args: { map: { workerUrl, townsOf: 688 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži na mapi' }));
    const point = await canvas.findByTitle('Auto servis Petrović', {}, { timeout: 10_000 });
    await expect(point).toHaveAttribute('href', '/auto-usluge/9002');
    await expect(canvas.getByRole('button', { name: 'Na ovom mestu: 3' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(services.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Sakrij mapu' }));
    await expect(canvas.queryByTitle('Auto servis Petrović')).toBeNull();
  },
};
