import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import docs from './FastSearchRow.docs.ts';
import { FastSearchRow, type FastSearch } from './FastSearchRow.tsx';
import { formats } from '../samples/formats.ts';

const ads = (count: string) => ({ count, label: 'oglasa' });

/** The seven shortcuts of the home page with their exact addresses: B45 to B51. */
const shortcuts: FastSearch[] = [
  {
    label: 'Kupljen nov u Srbiji',
    href: '/automobili?filters=odrzavanje:kupljen-nov-u-srbiji',
    icon: 'flag',
    count: ads(formats.number(9214)),
  },
  {
    label: 'Novi automobili',
    href: '/automobili?filters=stanje-vozila:novo&sort=created_at&order=desc',
    icon: 'sparkles',
    count: ads(formats.number(1386)),
  },
  {
    label: 'Prvi vlasnik',
    href: '/automobili?filters=odrzavanje:prvi-vlasnik',
    icon: 'user-check',
    count: ads(formats.number(12_470)),
  },
  { label: 'Na kredit', href: '/automobili?credit=1', icon: 'landmark', count: ads(formats.number(7905)) },
  {
    label: 'Sa garancijom',
    href: '/automobili?filters=odrzavanje:garancija',
    icon: 'shield-check',
    count: ads(formats.number(3118)),
  },
  {
    label: 'Moguća zamena',
    href: '/automobili?filters=zamena:za-jeftiniji-model*sve-jedno',
    icon: 'repeat-2',
    count: ads(formats.number(10_642)),
  },
  { label: 'Auto-placevi i saloni', href: '/companies', icon: 'store', count: { count: '642', label: 'prodavca' } },
];

const meta = {
  title: 'Marketplace/FastSearchRow',
  component: FastSearchRow,
  args: { label: 'Brza pretraga', shortcuts },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FastSearchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** B45 to B51: the addresses are those of the checklist. */
export const Seven: Story = {
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toHaveLength(7);
    await expect(addresses[0]).toContain('filters=odrzavanje:kupljen-nov-u-srbiji');
    await expect(addresses[3]).toContain('credit=1');
    await expect(addresses[5]).toContain('zamena:za-jeftiniji-model*sve-jedno');
    await expect(addresses[6]).toBe('/companies');
    await expect(canvas.getByRole('link', { name: 'Prvi vlasnik 12.470 oglasa' })).toBeVisible();
  },
};

/** A phone swipes; the focused element comes into view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: /Auto-placevi/ });
    last.focus();
    await expect(last.getBoundingClientRect().left).toBeLessThan(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const NotCounted: Story = {
  args: { shortcuts: shortcuts.map(({ count: _count, ...rest }) => rest) },
};
export const LongWords: Story = {
  args: {
    shortcuts: [
      ...shortcuts.slice(0, 5),
      { label: 'Finanzierungsmöglichkeit vorhanden', href: '#credit', icon: 'landmark' },
      { label: 'Растаможенные автомобили с гарантией производителя', href: '#warranty', icon: 'shield-check' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
