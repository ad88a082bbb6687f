import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import docs from './PromotionProduct.docs.ts';
import { PromotionProduct } from './PromotionProduct.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/PromotionProduct',
  component: PromotionProduct,
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'All Tiers' ? undefined : 310 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    tier: 'xl',
    tierLabel: 'XL',
    title: 'Istaknut oglas XL',
    description: 'Veća kartica sa tri slike u rezultatima.',
    price: formats.count('product.credits', 6),
    terms: formats.joined(' · ', formats.money(600, 'RSD'), formats.count('product.days', 60)),
    action: <Button>Izaberi</Button>,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PromotionProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Xl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Istaknut oglas XL' })).toBeVisible();
    await expect(canvas.getByText('6 kredita')).toBeVisible();
  },
};
export const AllTiers: Story = {
  render: (args) => (
    <Grid layout="panels4">
      <PromotionProduct {...args} />
      <PromotionProduct
        tier="top"
        tierLabel="Top"
        title="Na vrh"
        description="Oglas ide iznad običnih u svojoj pretrazi."
        price={formats.count('product.credits', 9)}
        terms={formats.joined(' · ', formats.money(900, 'RSD'), formats.count('product.days', 30))}
        action={<Button variant="primary">Izaberi</Button>}
      />
      <PromotionProduct
        tier="home"
        tierLabel="Na početnoj"
        title="Na početnoj"
        description="Jedno od 9 mesta na naslovnoj strani."
        price={formats.count('product.credits', 10)}
        terms={formats.joined(' · ', formats.money(1000, 'RSD'), formats.count('product.days', 5))}
        action={<Button>Izaberi</Button>}
      />
      <PromotionProduct
        tier="social"
        tierLabel="Na mrežama"
        title="Na mrežama"
        description="Objava na našim društvenim mrežama."
        price={formats.count('product.credits', 10)}
        terms={formats.joined(' · ', formats.money(1000, 'RSD'), formats.count('product.days', 5))}
        action={<Button>Izaberi</Button>}
      />
    </Grid>
  ),
};
export const NoPlaceLeft: Story = {
  args: {
    tier: 'home',
    tierLabel: 'Na početnoj',
    title: 'Na početnoj',
    description: 'Jedno od 9 mesta na naslovnoj strani.',
    price: formats.count('product.credits', 10),
    terms: formats.joined(' · ', formats.money(1000, 'RSD'), formats.count('product.days', 5)),
    unavailable: 'Sva mesta su zauzeta do 24.11.',
    action: <Button disabled>Izaberi</Button>,
  },
};
export const LongWords: Story = {
  args: {
    tierLabel: 'Hervorgehobene Anzeige',
    title: 'Hervorgehobene Fahrzeuganzeige in Übergröße',
    description: 'Увеличенная карточка с тремя фотографиями в результатах поиска по всем категориям.',
    price: '11.117.990.000 Guthabenpunkte',
    terms: formats.joined(' · ', formats.money(11_117_990_000, 'RSD'), formats.count('product.days', 60)),
    action: <Button>Fahrzeuganzeige für sechzig Tage hervorheben</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
