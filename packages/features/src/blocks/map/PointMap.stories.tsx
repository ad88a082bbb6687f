import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { expect, spyOn, within } from 'storybook/test';
import { PointMap } from './PointMap.tsx';

const towns = [
  { name: 'Beograd', lat: 44.804, lng: 20.465, population: 1_273_651 },
  { name: 'Novi Sad', lat: 45.251, lng: 19.837, population: 215_400 },
  { name: 'Niš', lat: 43.325, lng: 21.903, population: 187_544 },
  { name: 'Kragujevac', lat: 44.017, lng: 20.917, population: 147_473 },
];

const names = ['Auto servis Petrović', 'Vulkanizer Točak', 'Klima centar', 'Auto-stakla Sava', 'Limar Nikolić'];

const points = names.flatMap((name, index) =>
  towns.map((town, at) => ({
    id: index * 10 + at,
    name: `${name}, ${town.name}`,
    href: `/auto-usluge/${index * 10 + at}`,
    lat: town.lat + Math.sin(index * 7 + at) * 0.05,
    lng: town.lng + Math.cos(index * 5 + at) * 0.05,
  })),
);

/** A style whose only source says who made it. */
const ownStyle = {
  version: 8,
  sources: {
    streets: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      attribution: '© <a href="https://example.org/copyright">Ulice d.o.o.</a>',
    },
  },
  layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': '#e8ece8' } },
    { id: 'streets', type: 'line', source: 'streets' },
  ],
};

const meta = {
  title: 'Blocks/Point map',
  component: PointMap,
  args: {
    points,
    towns,
    labels: {
      map: 'Usluge na mapi',
      zoomIn: 'Uvećaj',
      zoomOut: 'Umanji',
      together: 'Usluge na ovom mestu',
      failed: 'Ovaj pregledač ne može da prikaže mapu. Sve usluge su na listi.',
      list: 'Sva mesta kao lista',
      hideList: 'Sakrij listu',
    },
    workerUrl,
    tag: 'sr-Latn',
  },
} satisfies Meta<typeof PointMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Services that lie together are one button; a press on it comes nearer. */
export const Groups: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findAllByRole('button', { name: 'Usluge na ovom mestu: 5' }, { timeout: 10_000 });
    await expect(group).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Uvećaj' }));
  },
};

/** Points with a rating say it on their pins. */
export const Ratings: Story = {
  args: { points: points.slice(0, 4).map((point, index) => ({ ...point, label: `★ 4,${index + 5}` })) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '★ 4,5 Auto servis Petrović, Beograd' }, { timeout: 10_000 });
    await expect(link).toHaveTextContent('★ 4,5');
  },
};

/** The same places as a list of links, for keyboards and screen readers. */
export const AsAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sva mesta kao lista'));
    const list = canvas.getByRole('list');
    await expect(within(list).getAllByRole('link')).toHaveLength(points.length);
    await expect(within(list).getByRole('link', { name: 'Limar Nikolić, Niš' })).toHaveAttribute(
      'href',
      '/auto-usluge/42',
    );
  },
};

/** A style of the operator: its sources are named, with their links. */
export const OwnStyle: Story = {
  args: { styleUrl: `data:application/json,${encodeURIComponent(JSON.stringify(ownStyle))}` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ulice d.o.o.' }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', 'https://example.org/copyright');
    await expect(canvas.queryByText('Natural Earth')).toBeNull();
  },
};

/** One place, whose page is one press away. */
export const OnePoint: Story = {
  args: { points: points.slice(0, 1) },
  play: async ({ canvas }) => {
    const link = await canvas.findByTitle('Auto servis Petrović, Beograd', {}, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', '/auto-usluge/0');
  },
};

/** A browser without WebGL says so, and opens the list of the same places. */
export const WithoutWebGl: Story = {
  beforeEach: () => {
    const asked = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

    return () => asked.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ne može da prikaže mapu/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Limar Nikolić, Niš' })).toBeVisible();
  },
};
