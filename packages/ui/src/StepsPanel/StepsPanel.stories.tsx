import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanLine, germanWord } from '../samples/extremes.ts';
import docs from './StepsPanel.docs.ts';
import { StepsPanel } from './StepsPanel.tsx';

const meta = {
  title: 'Marketplace/StepsPanel',
  component: StepsPanel,
  args: {
    id: 'sell',
    title: 'Prodajete auto?',
    steps: [
      'Slikajte vozilo. 20 slika je besplatno.',
      'Upišite podatke i cenu. Oglas je odmah vidljiv.',
      'Po želji ga istaknite, od 6 kredita.',
    ],
    action: (
      <Button variant="primary" size="large" href="#new">
        Postavi oglas
      </Button>
    ),
    picture: { src: '/pictures/suv-narandzasta.jpg' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof StepsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prodajete auto?' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Postavi oglas' })).toHaveAttribute('href', '#new');
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
export const PictureFailed: Story = { args: { picture: { src: '/pictures/no-such-file.jpg' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: { title: germanWord, steps: [germanLine, germanWord] },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
