import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { longViewedAd, viewedAds } from '../samples/history.ts';
import docs from './HistoryStrip.docs.ts';
import { HistoryStrip } from './HistoryStrip.tsx';

const meta = {
  title: 'Marketplace/HistoryStrip',
  component: HistoryStrip,
  args: {
    id: 'viewed',
    title: 'Nastavite gde ste stali',
    all: { label: 'Istorija pregleda', href: '#history' },
    ads: viewedAds,
    onOpen: fn((event) => event.preventDefault()),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof HistoryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** C36: thumbnail, time, title, price and date. */
export const OneRow: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const [first, ...others] = canvas.getAllByRole('listitem');
    await expect(others).toHaveLength(4);
    const link = canvas.getByRole('link', { name: /^Volkswagen Passat Variant 2.0 TDI 17.990\s€ danas, 10:42$/ });
    await expect(first).toContainElement(link);
    await expect(link.querySelector('img')).not.toBeNull();
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const OneAd: Story = { args: { ads: [viewedAds[0]] } };
export const LongWords: Story = {
  args: { ads: [longViewedAd, ...viewedAds] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
