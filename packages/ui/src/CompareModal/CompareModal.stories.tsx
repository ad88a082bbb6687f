import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { compared, comparedAds } from '../samples/compare.ts';
import { longWords, noPicture } from '../samples/ads.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './CompareModal.docs.ts';
import { CompareModal } from './CompareModal.tsx';
import { formats } from '../samples/formats.ts';

const ads = comparedAds.map((ad, index) => ({
  ...ad,
  line: ['2019. · 142.000 km', '2018. · 128.400 km', '2019. · 119.500 km'][index] ?? '',
}));

const meta = {
  title: 'Marketplace/CompareModal',
  component: CompareModal,
  args: {
    id: 'comparison',
    title: 'Za poređenje',
    closeLabel: 'Zatvori',
    ads,
    count: '3',
    removeLabel: 'Ukloni iz poređenja',
    onRemove: fn(),
    compare: { label: 'Uporedi 3 vozila', href: '/compare-ads/1' },
    empty: { title: 'Nema oglasa za poređenje', help: 'Dodajte oglas dugmetom „Uporedi“ u listi.' },
  },
  parameters: { componentDocs: docs, coversPage: true },
  render: (args) => {
    const WithOpener = () => {
      const [rest, setRest] = useState(args.ads);
      const onRemove = (id: string) => {
        setRest((before) => before.filter((ad) => ad.id !== id));
        args.onRemove(id);
      };
      return (
        <>
          <Button opens={{ dialog: args.id }}>Uporedi</Button>
          <CompareModal {...args} ads={rest} count={String(rest.length)} onRemove={onRemove} />
        </>
      );
    };
    return <WithOpener />;
  },
} satisfies Meta<typeof CompareModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

/** C45: ads of a category, a bin each, the way to the comparison. */
export const Three: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uporedi' }));
    await expect(canvas.getByRole('dialog', { name: 'Za poređenje 3' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Uporedi 3 vozila' })).toHaveAttribute('href', '/compare-ads/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni iz poređenja: Škoda Octavia Combi 1.6 TDI' }));
    await expect(args.onRemove).toHaveBeenCalledWith('karavan-bela');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Ukloni iz poređenja: Volkswagen Tiguan 2.0 TDI 4Motion' }),
      ).toHaveFocus(),
    );
  },
};

/** C46: the last one is removed: the words say so and the way to the comparison is gone. */
export const LastRemoved: Story = {
  args: { ads: ads.slice(0, 1), count: '1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uporedi' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Ukloni iz poređenja/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nema oglasa za poređenje');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};
export const LongWords: Story = {
  args: {
    ads: [
      { ...compared(longWords), price: formats.price(12_345_678_901), line: '2021. · 1.142.000 km' },
      { ...compared(noPicture), id: 'second', line: '2018. · 128.400 km' },
    ],
    compare: { label: 'Zwei Gebrauchtfahrzeuge miteinander vergleichen', href: '#compare' },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uporedi' }));
    await expect(canvas.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(320);
  },
};
