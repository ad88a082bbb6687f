import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import docs from './PlanCard.docs.ts';
import { PlanCard } from './PlanCard.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/PlanCard',
  component: PlanCard,
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'In A Row' ? undefined : 416 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Plac',
    audience: 'Za auto-placeve',
    price: formats.money(4900, 'RSD'),
    period: '/ mesec',
    features: ['Do 50 aktivnih oglasa', '50 slika po oglasu', '30 kredita svakog meseca', 'Stranica firme'],
    action: <Button>Izaberi Plac</Button>,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Recommended: Story = {
  args: { recommended: 'Najčešći izbor', action: <Button variant="primary">Izaberi Plac</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Najčešći izbor')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Current: Story = {
  args: {
    name: 'Start',
    audience: 'Za privatne prodavce',
    price: formats.money(0, 'RSD'),
    features: ['Do 5 aktivnih oglasa', '20 slika po oglasu', 'Poruke i obaveštenja'],
    action: <Button disabled>Trenutni paket</Button>,
  },
};
/** Buttons are on one line, however many facts a plan has. */
export const InARow: Story = {
  render: (args) => (
    <Grid layout="panels3">
      <PlanCard
        {...args}
        name="Start"
        audience="Za privatne prodavce"
        price={formats.money(0, 'RSD')}
        features={['Do 5 aktivnih oglasa', '20 slika po oglasu', 'Poruke i obaveštenja']}
        action={<Button disabled>Trenutni paket</Button>}
      />
      <PlanCard {...args} recommended="Najčešći izbor" action={<Button variant="primary">Izaberi Plac</Button>} />
      <PlanCard
        {...args}
        name="Salon"
        audience="Za veće prodavce"
        price={formats.money(9900, 'RSD')}
        features={[
          'Do 1.000 aktivnih oglasa',
          '80 kredita svakog meseca',
          'Baner na stranici kategorije',
          'Više korisnika',
        ]}
        action={<Button>Izaberi Salon</Button>}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1024) {
      const bottoms = canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().bottom));
      await expect(new Set(bottoms).size).toBe(1);
    }
  },
};
export const LongWords: Story = {
  args: {
    name: 'Geschäftskundenpaket',
    audience: 'Für Gebrauchtwagenhändler mit mehreren Niederlassungen',
    price: formats.money(11_117_990_000, 'RSD'),
    recommended: 'Самый популярный выбор',
    features: ['Unbegrenzte Fahrzeuganzeigen mit Wasserstoffbrennstoffzellenfahrzeugen'],
    action: <Button variant="primary">Geschäftskundenpaket auswählen</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
