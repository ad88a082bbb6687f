import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import docs from './ImagePricing.docs.ts';
import { ImagePricing } from './ImagePricing.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/ImagePricing',
  component: ImagePricing,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Cena slika',
    help: '20 slika je uključeno u oglas. Možete dodati još do 30.',
    used: { label: 'Dodato', text: '6 / 20', share: 0.3 },
    legend: 'Dodatne slike',
    name: 'extra',
    steps: [
      {
        value: '10',
        images: '+10',
        discount: 'bez popusta',
        price: formats.money(200, 'RSD'),
        credits: { count: '2', label: 'kredita' },
      },
      {
        value: '20',
        images: '+20',
        discount: '20 % popusta',
        price: formats.money(320, 'RSD'),
        credits: { count: '3', label: 'kredita' },
      },
      {
        value: '30',
        images: '+30',
        discount: '30 % popusta',
        price: formats.money(420, 'RSD'),
        credits: { count: '4', label: 'kredita' },
      },
    ],
    onValueChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ImagePricing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing paid is chosen beforehand. */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const step of canvas.getAllByRole('radio')) {
      await expect(step).not.toBeChecked();
    }
    await userEvent.click(canvas.getByText('· 20 % popusta'));
    await expect(args.onValueChange).toHaveBeenCalledWith('20');
    await expect(canvas.getByRole('radio', { name: /\+20 · 20 % popusta 320\sRSD 3 kredita/ })).toBeChecked();
  },
};
export const BeyondTheLimit: Story = {
  args: {
    defaultValue: '10',
    help: '20 slika je uključeno u oglas. Dodali ste 40, možete još 10.',
    used: { label: 'Dodato', text: '40 / 50', share: 0.8 },
    steps: [
      {
        value: '10',
        images: '+10',
        discount: 'bez popusta',
        price: formats.money(200, 'RSD'),
        credits: { count: '2', label: 'kredita' },
      },
      {
        value: '20',
        images: '+20',
        discount: '20 % popusta',
        price: formats.money(320, 'RSD'),
        credits: { count: '3', label: 'kredita' },
        disabled: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /\+10/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /\+20/ })).toBeDisabled();
  },
};
/** Users who cannot buy read the prices: nothing can be chosen that would do nothing. */
export const ListOfPrices: Story = {
  args: { name: undefined, action: <Link href="#prijava">Prijavite se</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Dodatne slike' }).children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Prijavite se' })).toBeVisible();
  },
};
/** Everything is bought: how many of the pictures are used stays. */
export const NothingMoreToBuy: Story = {
  args: { steps: [], used: { label: 'Dodato', text: '6 / 50', share: 0.12 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Dodatne slike')).toBeNull();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};
/** Where the parent holds the value, a press that it does not take changes nothing. */
export const HeldByTheParent: Story = {
  args: { value: '10' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /\+30/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('30');
    await expect(canvas.getByRole('radio', { name: /\+10/ })).toBeChecked();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Preis der zusätzlichen Fahrzeugbilder',
    steps: [
      {
        value: '20',
        images: '+1.000',
        discount: 'скидка за большое количество фотографий',
        price: formats.money(11_117_990_000, 'RSD'),
        credits: { count: formats.number(111_179_900), label: 'kredita' },
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
