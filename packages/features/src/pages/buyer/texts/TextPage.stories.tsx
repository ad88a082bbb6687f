import type { NamedText } from '@volan/api-contract';
import type { BrandContact } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteProvider, useSite } from '../../../runtime/site/SiteProvider.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { TextPage } from './TextPage.tsx';

const text: NamedText = {
  name: 'help',
  title: 'Pomoć',
  changed_on: '2026-11-22',
  text: [
    'Kratki odgovori na pitanja koja kupci i prodavci najčešće postavljaju.',
    '## Kako da nađem vozilo',
    'Izaberite marku i model na početnoj strani.',
    '## Kako da uporedim oglase',
    '- Pritisnite „Uporedi“ na oglasu.',
    '- Poredi se do deset oglasa iste kategorije.',
    '## Kako da prijavim prevaru',
    'Pročitajte [savete za bezbednu kupovinu](/safety).',
  ].join('\n\n'),
};

const weekday = { opens: '09:00', closes: '17:00' };
const contact: BrandContact = {
  phone: '+381 11 000 0000',
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  company: { name: 'Primer oglasi d.o.o.', address: ['Primerna ulica 1', '11000 Beograd'] },
  apps: {},
};

const meta = {
  title: 'Pages/Text',
  component: TextPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { page: 'help', text },
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headings, lists, links, and the list of its parts. [A22] */
export const Help: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pomoć' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kako da uporedim oglase' })).toHaveAttribute('href', '#part-2');
    await expect(canvas.getByRole('link', { name: 'savete za bezbednu kupovinu' })).toHaveAttribute('href', '/safety');
  },
};

/** With the one price list below. [L02, L04-L08, L15-L18] */
export const Prices: Story = {
  args: { page: 'prices', text: { ...text, name: 'prices', title: 'Cenovnik', text: 'Objava oglasa je besplatna.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 2, name: /Krediti|Credits/ })).toBeVisible();
  },
};

/** With all that is kept in a browser below. */
export const Cookies: Story = {
  args: { page: 'cookies', text: { ...text, name: 'cookies', title: 'Kolačići', text: 'Šta čuvamo.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('history')).toBeVisible();
  },
};

/** The phone, the hours and the company of the settings are above the text. [A20] */
export const Contact: Story = {
  args: { page: 'contact', text: { ...text, name: 'contact', title: 'Kontakt', text: 'Pišite nam.' } },
  decorators: [
    (Story) => (
      <SiteProvider site={{ ...useSite(), contact }}>
        <Story />
      </SiteProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const article = within(within(canvasElement).getByRole('article'));
    const phone = article.getByRole('link', { name: '+381 11 000 0000' });
    await expect(phone).toHaveAttribute('href', 'tel:+381110000000');
    await expect(article.getByText('09:00–17:00')).toBeVisible();
    await expect(article.getByText('Primer oglasi d.o.o.')).toBeVisible();
    await expect(article.queryByText('mailto:', { exact: false })).toBeNull();
  },
};

/** A phone: the list of parts above, rows of tables as blocks. */
export const OnAPhone: Story = { ...Prices, globals: { viewport: { value: 'phone' } } };

/** Words that are longer than a line. */
export const LongWords: Story = {
  args: {
    text: {
      ...text,
      title: 'Kraftfahrzeughaftpflichtversicherungsbescheinigung',
      text: '## Donaudampfschifffahrtsgesellschaftskapitänsmütze\n\nKraftfahrzeughaftpflichtversicherungsbescheinigungen.',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
