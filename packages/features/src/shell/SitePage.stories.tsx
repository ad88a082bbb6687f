import { listCategories, listCountries, listNavigation, listRegions } from '@volan/api-contract';
import { failing } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inSite, untilRead } from '../stories/inSite.tsx';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Pages/Shell',
  component: SitePage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>…</h1> },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two bars of 62 and 50 px; pages that do not exist are left out. [C01-C03] */
export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/Automobili|Cars/);
    const [header, bar] = [
      canvas.getAllByRole('banner')[0],
      canvas.getByRole('navigation', { name: /^glavna navigacija$|^main navigation$/i }),
    ];
    await expect(header?.getBoundingClientRect().height).toBe(62);
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 62, height: 50 });
    await expect(within(bar).getByRole('link', { name: /^(Auto usluge|Services)$/ })).toBeVisible();
  },
};

/** Escape closes the menu and gives the focus back. [C10] */
export const Categories: Story = {
  play: async ({ canvasElement }) => {
    const name = /^glavna navigacija$|^main navigation$/i;
    const bar = within(await within(canvasElement).findByRole('navigation', { name }));
    const summary = await bar.findByText(/^Kategorije$|^Categories$/);
    await userEvent.click(summary);
    await expect(bar.getByRole('link', { name: /Motocikli|Motorcycles/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(summary.closest('details')).not.toHaveAttribute('open');
  },
};

/** A page works without the data of its menus. [T15] */
export const WithoutMenus: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listCategories), failing(listNavigation), failing(listCountries)),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const everyPage = () => true;

/** All ways of the specification, once their pages are built. [C05-C17] */
export const EveryPageBuilt: Story = {
  args: { isBuilt: everyPage },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('navigation', { name: /^glavna navigacija$|^main navigation$/i });
    await expect(within(bar).getAllByRole('link').length).toBeGreaterThanOrEqual(7);
    await expect(canvas.getAllByRole('link', { name: /^Postavi oglas$|^Place an ad$/ })[0]).toBeVisible();
    await userEvent.click(canvas.getByText(/^Nalog$|^Account$/, { selector: 'summary span' }));
    await expect(canvas.getAllByRole('link', { name: /^Prijava$|^Sign in$/ })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A signed-in user, with the unread numbers, and the links of an account. [C07, C53-C57] */
export const SignedIn: Story = {
  args: {
    isBuilt: everyPage,
    viewer: {
      signedIn: true,
      unread: 4,
      person: { name: 'Milica', initials: 'MĐ' },
      owner: { name: 'Milica Đorđević', email: 'milica@primer.rs' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  // The open menu lies over links until it is closed.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Milica', { selector: 'summary span' }));
    await expect(canvas.getByText('4', { selector: 'summary span' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Odjava$|^Sign out$/ })[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Prijava$|^Sign in$/ })).toBeNull();
  },
};

/** An administrator acts as the user, on every page, and finds back. [J12] */
export const ActedAs: Story = {
  args: { viewer: { signedIn: true, unread: 0, actedAs: 'Milica Đorđević' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Milica Đorđević/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /Nazad u administraciju|Back to the administration/ }),
    ).toBeVisible();
  },
};

/** The narrowest desktop, in the language with the longest words. */
export const LongWordsInASmallWindow: Story = {
  args: { isBuilt: everyPage },
  globals: { viewport: { value: 'laptop' }, language: 'de' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Kategorien');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
  },
};

/** All parts of the menu. [C23] */
export const MenuOfAPhone: Story = {
  args: { isBuilt: everyPage },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Otvori meni$|^Open menu$/ }));
    const menu = within(canvas.getByRole('dialog', { name: /^Meni$|^Menu$/ }));
    for (const name of [/^Postavi oglas$|^Place an ad$/, /^Prijava$|^Sign in$/, /^Istorija$|^History$/]) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    for (const group of [/^Kategorije$|^Categories$/, /^Brza pretraga$|^Fast search$/]) {
      await expect(await menu.findByText(group)).toBeVisible();
    }
    await expect(menu.getByText(/^Izaberite lokaciju$|^Select your location$/)).toBeVisible();
  },
};

/** The place of a brand with one country: its regions, over the menu. [T08, T35, C23, J57] */
export const RegionsOfAPhone: Story = {
  globals: { viewport: { value: 'phone' }, brand: 'volan', language: 'rs' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Otvori meni' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Izaberite lokaciju' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Izaberite lokaciju' }));
    await expect(sheet.getByRole('link', { name: /^Cela Srbija/ })).toHaveAttribute(
      'href',
      '/catalog/vehicles?filters=drzava:rs',
    );
    await userEvent.type(sheet.getByRole('searchbox'), 'šuma');
    await expect(sheet.getByRole('link', { name: /^Šumadijski okrug/ })).toHaveAttribute(
      'href',
      '/catalog/vehicles?filters=region:sumadija',
    );
    await expect(sheet.getAllByRole('link')).toHaveLength(2);
  },
};

/** The regions are unknown: the line links to the place in all filters. [T15, T35] */
export const WithoutRegions: Story = {
  globals: { viewport: { value: 'phone' }, brand: 'volan', language: 'rs' },
  beforeEach: ({ msw }) => msw.use(failing(listRegions)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Otvori meni' }));
    await expect(await canvas.findByRole('link', { name: 'Izaberite lokaciju' })).toHaveAttribute(
      'href',
      '/catalog/vehicles/detaljna-pretraga',
    );
  },
};
