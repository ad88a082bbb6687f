import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { picture } from '../samples/ads.ts';
import docs from './QuickAdTile.docs.ts';
import { QuickAdGrid } from './QuickAdGrid.tsx';
import { QuickAdTile, type QuickAd } from './QuickAdTile.tsx';
import { QuickAdTileSkeleton } from './QuickAdTileSkeleton.tsx';
import { formats } from '../samples/formats.ts';

const quick = (name: string, price: string, title: string, line: string): QuickAd => ({
  title,
  price,
  line,
  picture: picture(name, ''),
  missingPicture: { outline: 'hatch', label: 'Bez slike' },
});

/** Quick ads as their sellers write them. */
const quickAds: QuickAd[] = [
  quick('hecbek-crvena', formats.price(1900), 'Clio, hitno', 'Čačak · pre 12 min'),
  quick('rim-siva', formats.price(320), 'Felne 17", 5x112', 'Novi Sad · pre 25 min'),
  quick('front-crvena', formats.price(5900), 'Kupe, registrovan', 'Užice · pre 40 min'),
  quick('furgon-siva', formats.price(900), 'Transit za delove', 'Valjevo · pre 1 h'),
  quick('hecbek-bela', formats.price(3400), 'Fabia 1.2', 'Beograd · pre 1 h'),
  quick('interior-2', formats.price(210), 'Multimedija MIB2', 'Niš · pre 2 h'),
  quick('motorcycle-crvena', formats.price(3900), 'Čoper 800', 'Kikinda · pre 2 h'),
  quick('tractor-zelena', formats.price(18_900), 'Traktor, 82 KS', 'Zlatibor · pre 3 h'),
  quick('hecbek-plava', formats.price(8700), 'i20, prvi vlasnik', 'Pančevo · pre 3 h'),
  quick('kupe-narandzasta', formats.price(2600), 'Kupe za projekat', 'Sombor · pre 4 h'),
];

const saveOf = (pressed: boolean) => (
  <IconButton icon="bookmark" label="Sačuvaj" variant="onPhoto" size="small" pressed={pressed} />
);
const [clio, rims] = quickAds as [QuickAd, QuickAd];

const meta = {
  title: 'Marketplace/QuickAdTile',
  component: QuickAdTile,
  args: { ad: clio, href: '#quick', headingLevel: 2, action: saveOf(false) },
  parameters: { componentDocs: docs },
  render: (args) => <QuickAdGrid>{[<QuickAdTile key="tile" {...args} />]}</QuickAdGrid>,
} satisfies Meta<typeof QuickAdTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four to five, and the action is no part of the link. */
export const Tile: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Clio, hitno' });
    await expect(link).not.toContainElement(canvas.getByRole('button', { name: 'Sačuvaj' }));
    const { width, height } = canvas.getByRole('article').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(0.8, 1);
  },
};
export const InAGrid: Story = {
  render: (args) => (
    <QuickAdGrid>
      {quickAds.map((ad) => (
        <QuickAdTile key={ad.title} {...args} ad={ad} href={`#${ad.price}`} action={saveOf(ad.price === '5.900 €')} />
      ))}
    </QuickAdGrid>
  ),
};
export const Over: Story = { args: { ad: { ...clio, over: 'Prodato' }, action: undefined } };

/** The preview of the form leads nowhere. */
export const Preview: Story = {
  args: { href: undefined, ad: { ...clio, line: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithoutPicture: Story = { args: { ad: { ...rims, picture: undefined } } };

/** A file that fails leaves the outline. */
export const PictureFailed: Story = {
  args: { ad: { ...rims, picture: picture('no-such-file', '') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Bez slike' })).toBeVisible());
  },
};
export const Loading: Story = {
  render: () => (
    <QuickAdGrid>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <QuickAdTileSkeleton key={key} />
      ))}
    </QuickAdGrid>
  ),
};
export const LongWords: Story = {
  args: {
    ad: {
      ...clio,
      title: 'Gebrauchtwagenersatzteile und Zubehörverkaufsangebot 比亚迪汉EV创世版四驱尊荣型长续航',
      price: formats.price(12_345_678_901),
      line: 'Sremski Karlovci · pre 12 minuta',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
