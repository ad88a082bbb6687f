import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import docs from './NotificationItem.docs.ts';
import { NotificationDay } from './NotificationDay.tsx';
import { NotificationItem } from './NotificationItem.tsx';

const meta = {
  title: 'Marketplace/NotificationItem',
  component: NotificationItem,
  decorators: [
    (Story, { name }) =>
      name === 'By Day' ? (
        <Story />
      ) : (
        <NotificationDay title="Danas">
          <Story />
        </NotificationDay>
      ),
  ],
  args: {
    icon: 'trending-down',
    title: 'Cena je spuštena za 900 €',
    text: 'Audi A4 2.0 TDI S tronic iz omiljenih sada košta 19.000 €',
    time: '9:20',
    dateTime: '2026-11-20T09:20',
    href: '#audi',
    unread: 'nepročitano',
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Cena je spuštena za 900 €.*nepročitano/ });
    await expect(link).toHaveAttribute('href', '#audi');
  },
};
export const Read: Story = {
  args: { unread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cena je spuštena za 900 €' })).toBeVisible();
  },
};
/** M19: kinds of notifications. */
export const ByDay: Story = {
  render: (args) => (
    <Stack gap={3}>
      <NotificationDay title="Danas">
        <NotificationItem
          icon="message-circle"
          title="Nenad Ćirić je poslao poruku"
          text="„Da li je moguća zamena za Golf 7 uz doplatu?“, Škoda Octavia"
          time="10:38"
          href="#nenad"
          unread="nepročitano"
        />
        <NotificationItem {...args} />
        <NotificationItem
          icon="bookmark"
          title="6 novih oglasa za „Karavan, dizel, do 15.000 €“"
          text="Najstariji pre 40 minuta, najbliži na 12 km"
          time="8:05"
          href="#search"
          unread="nepročitano"
        />
      </NotificationDay>
      <NotificationDay title="Ove nedelje">
        <NotificationItem
          icon="circle-check"
          title="Oglas je odobren"
          text="Renault Clio 1.0 TCe je objavljen"
          time="sre 16:41"
          href="#clio"
        />
        <NotificationItem
          icon="rocket"
          title="Mesto na početnoj ističe za 3 dana"
          text="Hyundai i20 1.2, 2.410 pregleda do sada"
          time="sre 9:00"
          href="#i20"
        />
        <NotificationItem
          icon="receipt"
          title="Uplata je primljena, 5.000 RSD"
          text="Dodato je 50 kredita, račun 2026-8841"
          time="uto 14:12"
          href="#payment"
        />
        <NotificationItem
          icon="shield"
          title="Nova prijava, Chrome na Windowsu"
          text="Novi Sad, Srbija. Niste vi? Zaštitite nalog."
          time="pon 21:30"
          href="#security"
        />
      </NotificationDay>
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'Verkaufsbenachrichtigung für Wasserstoffbrennstoffzellenfahrzeuge',
    text: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach теперь стоит 11.117.990.000 RSD, 欧阳娜娜',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
