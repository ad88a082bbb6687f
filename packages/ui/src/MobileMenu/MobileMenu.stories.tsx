import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CountryPicker } from '../CountryPicker/CountryPicker.tsx';
import { countryList } from '../samples/countries.ts';
import { mobileMenu } from '../samples/navigation.ts';
import { stayHere } from '../samples/stayHere.ts';
import docs from './MobileMenu.docs.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  args: mobileMenu,
  parameters: { layout: 'fullscreen', componentDocs: docs, coversPage: true },
  beforeEach: stayHere,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Button opens={{ sheet: args.id }}>Otvori meni</Button>
      <MobileMenu {...args} />
    </>
  ),
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('dialog', { name: 'Meni' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Postavi oglas' })).toBeVisible();
  },
};

/** All seven: placing an ad, the account, sections, fast search, history, the location. [C23] */
export const AllItsParts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('link', { name: 'Postavi oglas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Milica Đorđević/ })).toHaveAttribute('href', '#profile');
    await expect(canvas.getByRole('link', { name: 'Poruke 3 nepročitane' })).toBeVisible();
    for (const group of ['Vozila', 'Brza pretraga', 'Prodavci i usluge']) {
      await expect(canvas.getByText(group)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Istorija pregleda' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Izaberite lokaciju' })).toBeVisible();
  },
};

/** The page behind does not scroll and is at the same position after closing. [C24] */
export const KeepsThePlaceOfThePage: Story = {
  render: (args) => (
    <>
      <div style={{ height: 1200 }} />
      <Button opens={{ sheet: args.id }}>Otvori meni</Button>
      <div style={{ height: 1200 }} />
      <MobileMenu {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Otvori meni' }).scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden'));
    await expect(window.scrollY).toBe(scrollY);
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori meni' }));
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** Following a way closes it, also where the page is not loaded again. [C25] */
export const ClosesOnTheWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await userEvent.click(canvas.getByRole('link', { name: /Motocikli/ }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await waitFor(() => expect(history.state).toMatchObject({ openLayers: [expect.any(String)] }));
    history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Back closes it and the page stays; closed by its button it leaves no entry in the history. [C25] */
export const LeavesNoEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    const entries = () => (history.state as { openLayers?: readonly string[] } | null)?.openLayers ?? [];
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori meni' }));
    await waitFor(() => expect(entries()).toHaveLength(0));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The location opens the sheet of countries in place of the menu; closing that goes back to the button of the menu. */
export const OpensTheCountries: Story = {
  render: (args) => (
    <>
      <Button opens={{ sheet: args.id }}>Otvori meni</Button>
      <MobileMenu {...args} />
      <CountryPicker {...countryList} as="sheet" title="Izaberite državu" closeLabel="Zatvori" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Izaberite lokaciju' }));
    await expect(canvas.getByRole('dialog', { name: 'Izaberite državu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(canvas.getByRole('button', { name: 'Otvori meni' })).toHaveFocus();
  },
};

export const SignedOut: Story = {
  args: {
    person: undefined,
    parts: [[{ label: 'Prijava', href: '#signin', icon: 'log-in' }], ...mobileMenu.parts.slice(1)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect(canvas.queryByText('Milica Đorđević')).not.toBeInTheDocument();
  },
};

/** A group opens in its place. */
export const AccordionsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('link', { name: /Motocikli/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Brza pretraga'));
    await expect(canvas.getByRole('link', { name: 'Prvi vlasnik' })).toBeVisible();
  },
};
export const ClosesByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori meni' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Menü',
    action: { label: 'Gebrauchtfahrzeuganzeige aufgeben', href: '#new' },
    parts: [
      [
        {
          label: 'Land- und Forstwirtschaftsmaschinen',
          icon: 'tractor',
          open: true,
          entries: [
            {
              label: 'Selbstfahrende Feldhäcksler und Mähdrescher',
              href: '#harvesters',
              count: formats.number(1_142_000),
            },
          ],
        },
      ],
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    const link = canvas.getByRole('link', { name: /Mähdrescher/ });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
