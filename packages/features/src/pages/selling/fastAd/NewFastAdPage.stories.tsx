import type { Meta, StoryObj } from '@storybook/react-vite';
import { guessFastAdCategory } from '@volan/api-contract';
import { fixtures, mockCall } from '@volan/mocks';
import { expect, waitFor } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { localDrafts } from '../newAd/localDrafts.ts';
import { NewFastAdPage } from './NewFastAdPage.tsx';

const id = '7c1d3e4f-3f5b-4a55-8a7c-5f0c2a0e5a6b';
const towns = [
  { value: '792680', label: 'Beograd', lat: 44.804, lng: 20.465 },
  { value: '792814', label: 'Čačak', lat: 43.891, lng: 20.35 },
  { value: '789128', label: 'Novi Sad', lat: 45.251, lng: 19.837 },
];
const filled = {
  line: ['Fabia 1.2, klima'],
  price: ['3400'],
  category_id: ['1'],
  city_id: ['792680'],
  pictures: ['205', '206'],
  price_type: ['negotiable'],
};

const meta = {
  title: 'Pages/New fast ad',
  component: NewFastAdPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    sellers: fixtures.adSellers().slice(0, 1),
    towns,
    draft: { id, version: 0, fields: { city_id: ['792680'] } },
    named: false,
  },
  beforeEach: ({ msw }) => {
    localDrafts.clear();
    msw.use(mockCall(guessFastAdCategory, () => ({ category_id: 1 })));
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewFastAdPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const category = /^(Kategorija|Category)/;
const line = /^(Šta prodajete|What you are selling)/;

/** The category follows the words until the seller chooses one. [M17] */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: line }), 'Fabia 1.2');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: category })).toHaveValue('1'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: category }), '');
    await userEvent.type(canvas.getByRole('textbox', { name: line }), ', klima');
    await expect(canvas.getByRole('combobox', { name: category })).toHaveValue('');
  },
};

/** Five fields for somebody signed in, and the tile as buyers will see it. [M17] */
export const Filled: Story = {
  args: { draft: { id, version: 2, fields: filled }, named: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Fabia 1.2, klima' })).toBeVisible();
    const fields = canvasElement.querySelectorAll('#ad-form :is(select, input[type=text], input[type=tel])');
    await expect([...fields].map((field) => (field as HTMLInputElement).name)).toEqual([
      'line',
      'price',
      'category_id',
      'city_id',
      'phone',
    ]);
  },
};
export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

/** All errors at once; a contact in the line is one. [M20, P57] */
export const Wrong: Story = {
  args: {
    result: {
      step: 'publish',
      draft: { id, version: 0 },
      fields: { line: ['Fabia, 064 123 4567'] },
      errors: {
        pictures: ['required'],
        line: ['contact-in-line'],
        price: ['required'],
        category_id: ['required'],
        city_id: ['required'],
      },
      failure: 'validation',
      duplicate: null,
      pictures: null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('#ad-errors a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['#ad-pictures', '#ad-line', '#ad-price', '#ad-category_id', '#ad-city_id']);
    await expect(canvas.getByRole('textbox', { name: line })).toHaveValue('Fabia, 064 123 4567');
  },
};

/** A visitor fills in everything, and signs in last: the way leads back to the draft. [B44] */
export const OfVisitor: Story = {
  args: { account: null, sellers: [], draft: { id, version: 0, fields: {} } },
  play: async ({ canvas }) => {
    const signIn = await canvas.findByRole('link', { name: /^(Prijavi se i objavi|Sign in and publish)$/ });
    await expect(decodeURIComponent(signIn.getAttribute('href') ?? '')).toContain(`?draft=${id}`);
  },
};

/** The draft of the address was published, discarded, or is too old. [P35] */
export const DraftGone: Story = {
  args: { named: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Ovog nacrta više nema|This draft is gone)/)).toBeVisible();
  },
};

/** The device says where the seller is: the nearest town is chosen. [M17] */
export const PlaceOfDevice: Story = {
  args: { draft: { id, version: 0, fields: {} } },
  beforeEach: () => {
    const { geolocation } = navigator;
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 45.2, longitude: 19.8 } } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

    return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Gde se nalazim|Use my location)$/ }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^(Grad ili mesto|Town)/ })).toHaveValue('789128'));
  },
};
