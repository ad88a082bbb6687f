import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ownAds, ownOctavia } from '../samples/ownAds.tsx';
import { Stack } from '../Stack/Stack.tsx';
import docs from './OwnAdRow.docs.ts';
import { OwnAdRow } from './OwnAdRow.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/OwnAdRow',
  component: OwnAdRow,
  args: ownOctavia,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof OwnAdRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promoted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Škoda Octavia Combi 1.6 TDI' })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'još 18 dana');
    await expect(canvas.getByText('1.284')).toHaveTextContent('1.284 pregleda');
  },
};
export const AllKinds: Story = {
  render: () => (
    <Stack gap={1.5}>
      {ownAds.map((ad) => (
        <OwnAdRow key={ad.title} {...ad} />
      ))}
    </Stack>
  ),
};
export const Expiring: Story = {
  args: {
    notice: { text: 'Oglas ističe za 3 dana.', tone: 'caution', icon: 'clock' },
    promotion: 'Nije istaknut',
    tiers: [],
  },
};
/** One of several that are changed together. */
export const Chosen: Story = {
  args: {
    until: 'do 31. 12. 2026.',
    selection: (
      <Checkbox hideLabel defaultChecked>
        Izaberi: Škoda Octavia
      </Checkbox>
    ),
  },
};
export const Refused: Story = {
  args: {
    status: { text: 'Odbijen', tone: 'critical' },
    tiers: [],
    counts: [],
    promotion: undefined,
    notice: {
      text: 'Na slici 4 se vidi tuđi logo. Zamenite je i pošaljite oglas ponovo.',
      tone: 'critical',
      icon: 'circle-alert',
    },
    action: (
      <Button size="small" href="#edit">
        Ispravi
      </Button>
    ),
  },
};
export const Draft: Story = {
  args: {
    status: { text: 'Nacrt', tone: 'neutral' },
    tiers: [],
    counts: [],
    promotion: undefined,
    picture: undefined,
    action: (
      <Button size="small" href="#edit">
        Nastavi
      </Button>
    ),
  },
};
export const Sold: Story = {
  args: { status: { text: 'Prodat', tone: 'neutral' }, tiers: [], promotion: undefined, action: undefined },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Produži' }).getBoundingClientRect().width).toBeGreaterThan(180);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine sa hidrauličnom utovarnom rampom',
    price: formats.money(11_117_990_000, 'RSD'),
    status: { text: 'Wartet auf Freigabe durch die Moderation', tone: 'caution' },
    promotion: { label: 'Продвижение объявления', text: 'осталось восемнадцать дней', share: 0.5 },
    notice: { text: '欧阳娜娜的广告将在三天后到期。', tone: 'caution', icon: 'clock' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
