import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { picture } from '../samples/ads.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, longPrice } from '../samples/extremes.ts';
import { Stack } from '../Stack/Stack.tsx';
import docs from './ServiceCard.docs.ts';
import { ServiceCard, type ServiceCardData } from './ServiceCard.tsx';

const tyres: ServiceCardData = {
  href: '#tyres',
  name: 'Vulkanizer Točak',
  line: 'Gume, balansiranje, hotel za gume',
  rating: { value: '4,8', votes: '212', label: 'Ocena' },
  place: 'Novi Sad',
  hours: { text: 'Otvoreno do 19 h', open: true },
  price: 'od 1.800 RSD',
  picture: picture('wheel-tamnoplava', ''),
  missingPicture: { outline: 'tyres', label: 'Bez slike' },
};
const glass: ServiceCardData = {
  ...tyres,
  href: '#glass',
  name: 'Staklo Expert',
  line: 'Zamena i popravka stakala',
  rating: { value: '4,9', votes: '96', label: 'Ocena' },
  hours: { text: 'Zatvoreno, radi od 8 h', open: false },
  price: 'od 4.000 RSD',
  picture: picture('wing-tamnoplava', ''),
};

const meta = {
  title: 'Marketplace/ServiceCard',
  component: ServiceCard,
  args: {
    service: tyres,
    action: (
      <Button size="small" icon="phone">
        Pozovi
      </Button>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Vulkanizer Točak' });
    await expect(link).not.toContainElement(canvas.getByRole('button', { name: 'Pozovi' }));
    await expect(canvas.getByRole('article')).toHaveTextContent('Ocena 4,8(212)');
  },
};
export const Closed: Story = { args: { service: glass } };
export const InAList: Story = {
  render: (args) => (
    <Stack gap={1.5}>
      {[tyres, glass].map((service, index) => (
        <ServiceCard
          key={service.name}
          service={service}
          action={
            index === 0 ? (
              <Button size="small" icon="phone" variant="primary">
                Pozovi
              </Button>
            ) : (
              args.action
            )
          }
        />
      ))}
    </Stack>
  ),
};
export const LittleKnown: Story = {
  args: { service: { ...glass, rating: undefined, price: undefined, picture: undefined, hours: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bez slike' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    service: {
      ...tyres,
      name: `Reifenhandelsgesellschaft ${chineseName}`,
      line: 'Reifenwechsel, Achsvermessung und Einlagerungsdienstleistungen',
      price: longPrice,
      hours: { text: 'Geschlossen, öffnet am Donnerstag um 8 Uhr', open: false },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
