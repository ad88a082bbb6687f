import { getGeo } from '@volan/api-contract';
import { failing, mockCall } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@volan/ui/Button';
import { MenuSheet } from '@volan/ui/MenuSheet';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { CountriesIsland } from './Countries.island.tsx';
import { geoStore } from './geo/geoStore.ts';

const sheet = 'story-countries';

const meta = {
  title: 'Places/Countries',
  component: CountriesIsland,
  decorators: [
    (Story) => (
      <>
        <Button opens={{ sheet }}>Country</Button>
        <MenuSheet id={sheet} title="Choose a country" closeLabel="Close">
          <Story />
        </MenuSheet>
      </>
    ),
    inSite,
  ],
  args: {
    id: 'country',
    asking: { brand: 'gearlane', language: 'en' },
    shown: {
      countries: [
        ['RS', 'Serbia', '48,212'],
        ['DE', 'Germany', '31,985'],
        ['HU', 'Hungary', '15,031'],
        ['BA', 'Bosnia & Herzegovina', '0'],
      ],
      all: { label: 'All countries', count: '95,228' },
      current: 'HU',
      protocol: 'https:',
      host: 'gearlane.example',
      page: '/companies?page=2',
    },
    labels: {
      search: 'Find a country',
      noneFound: 'No countries found',
      noneFoundText: 'Check the spelling of the name.',
    },
  },
  beforeEach: () => geoStore.clear(),
} satisfies Meta<typeof CountriesIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openedBy(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Country' }));
  return canvas;
}

/** The same page on the host of each country; the current one is ticked. [C26-C28] */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Find a country' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Germany 31,985' })).toHaveAttribute(
      'href',
      'https://de.gearlane.example/companies?page=2',
    );
    await expect(canvas.getByRole('link', { name: 'All countries 95,228' })).toHaveAttribute(
      'href',
      'https://gearlane.example/companies?page=2',
    );
    await expect(canvas.getByRole('link', { name: 'Hungary 15,031' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Own names and codes are found, too: "srb" is Serbia, "nemac" is Germany. [C26] */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, ' SRB ');
    await expect(canvas.getByRole('link', { name: 'Serbia 48,212' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Germany/ })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, 'nemač');
    await expect(canvas.getByRole('link', { name: /Germany/ })).toBeVisible();
  },
};

/** [C31, K10] */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No countries found');
  },
};

/** The sheet of a phone offers the country where the visitor is. [C30] */
export const Detected: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mockCall(getGeo, () => ({ ok: true, country: 'DE', ip: '141.2.22.74' }))),
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    const offer = await canvas.findByRole('link', { name: 'Go to Germany' });
    await expect(offer).toHaveAttribute('href', 'https://de.gearlane.example/companies?page=2');
    await expect(canvas.getByText('It looks like you are in Germany.')).toBeVisible();
    await expect(geoStore.read()).toMatchObject({ ip: '141.2.22.74', country: 'DE' });
  },
};

/** The visitor is there already. [C30] */
export const DetectedHere: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mockCall(getGeo, () => ({ ok: true, country: 'HU', ip: null }))),
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await waitFor(() => expect(geoStore.read()).toMatchObject({ country: 'HU' }));
    await expect(canvas.queryByRole('link', { name: /Go to/ })).toBeNull();
  },
};

/** The country of the visitor is unknown; everything else works. [C30, K06] */
export const NotDetected: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(failing(getGeo)),
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Serbia 48,212' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Go to/ })).toBeNull();
  },
};

/** Long names break, and nothing scrolls sideways. */
export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    shown: {
      ...meta.args.shown,
      countries: [['GB', 'Vereinigtes Königreich Großbritannien und Nordirland', '1.142.000']],
      all: { label: 'Alle europäischen und außereuropäischen Länder', count: '12.142.000' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await openedBy(canvasElement);
    const panel = canvas.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
