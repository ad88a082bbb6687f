import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@volan/ui/Button';
import { MenuSheet } from '@volan/ui/MenuSheet';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { regionsShown } from '../../stories/regionsShown.ts';
import { RegionsIsland } from './Regions.island.tsx';

const sheet = 'story-regions';

const meta = {
  title: 'Places/Regions',
  component: RegionsIsland,
  decorators: [
    (Story) => (
      <>
        <Button opens={{ sheet }}>Izaberite lokaciju</Button>
        <MenuSheet id={sheet} title="Izaberite lokaciju" closeLabel="Zatvori">
          <Story />
        </MenuSheet>
      </>
    ),
  ],
  args: {
    id: 'region',
    shown: regionsShown,
    labels: {
      search: 'Pronađi region',
      noneFound: 'Nema takvog regiona',
      noneFoundText: 'Proverite kako je upisan naziv.',
    },
  },
} satisfies Meta<typeof RegionsIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openedBy(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Izaberite lokaciju' }));
  return canvas;
}

/** The ads of every region, first those of all the country; the region of the page is ticked. [T08, T35] */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Pronađi region' })).toHaveFocus());
    const links = canvas.getAllByRole('link');
    await expect(links[0]).toBe(canvas.getByRole('link', { name: 'Cela Srbija 2.310' }));
    await expect(links[0]).toHaveAttribute('href', '/catalog/vehicles?filters=drzava:rs');
    await expect(canvas.getByRole('link', { name: 'Srednjobanatski okrug 90' })).toHaveAttribute(
      'href',
      '/catalog/vehicles?filters=region:srednji-banat',
    );
    const ticked = links.filter((link) => link.hasAttribute('aria-current'));
    await expect(ticked).toEqual([canvas.getByRole('link', { name: 'Južnobački okrug 366' })]);
  },
};

/** Marks, script and capitals do not matter. [C26, N01] */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    const search = canvas.getByRole('searchbox');
    const found = () =>
      canvas
        .getAllByRole('link')
        .slice(1)
        .map((link) => link.textContent);
    for (const typed of [' JUŽNOB', 'juznob', 'јужноб', 'juzna b']) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await expect(found()).toEqual(['Južnobački okrug 366']);
    }
  },
};

/** The same in Cyrillic: its visitor may type Latin. [C26, N01] */
export const InCyrillic: Story = {
  args: {
    shown: {
      ...regionsShown,
      regions: [
        ['beograd', 'Београд', '938'],
        ['juzna-backa', 'Јужнобачки округ', '366'],
      ],
      all: { ...regionsShown.all, label: 'Цела Србија' },
    },
    labels: {
      search: 'Пронађи регион',
      noneFound: 'Нема таквог региона',
      noneFoundText: 'Проверите како је уписан назив.',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'južno');
    await expect(canvas.getByRole('link', { name: 'Јужнобачки округ 366' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Београд/ })).toBeNull();
  },
};

/** All the country stays to be chosen. [C31, K10] */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nema takvog regiona');
    await expect(canvas.getByRole('link', { name: 'Cela Srbija 2.310' })).toBeVisible();
  },
};

/** The ads of all the country are shown. */
export const WholeCountry: Story = {
  args: { shown: { ...regionsShown, current: null, all: { ...regionsShown.all, current: true } } },
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Cela Srbija');
  },
};

/** Long names break, and nothing scrolls sideways. */
export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    shown: {
      ...regionsShown,
      regions: [['beograd', 'Verwaltungsbezirk der Hauptstadt Belgrad und ihrer Vororte', '1.142.000']],
      all: { ...regionsShown.all, label: 'Toate regiunile din Bosnia și Herțegovina', count: '12.142.000' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    const panel = canvas.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
