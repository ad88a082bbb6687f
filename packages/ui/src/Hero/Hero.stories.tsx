import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleSearchFields } from '../samples/search.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import docs from './Hero.docs.ts';
import { Hero } from './Hero.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  args: {
    picture: { src: '/pictures/karavan-plava.jpg' },
    children: (
      <SearchBox
        id="short"
        action="#search"
        title="Pravi auto, bez lutanja."
        submitLabel={formats.count('catalog.show-ads', 48_212)}
      >
        <SampleSearchFields />
      </SearchBox>
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithASearch: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img')?.getBoundingClientRect();
    const box = canvas.getByRole('search').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(image?.top ?? 0);
    await expect(box.bottom).toBeLessThanOrEqual(image?.bottom ?? 0);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(canvas.getByRole('search').getBoundingClientRect().top).toBe((image?.bottom ?? 0) - 18);
  },
};

/** A file that fails leaves the neutral ground; the box keeps its size. */
export const PhotoMissing: Story = { args: { picture: { src: '/pictures/no-such-file.jpg' } } };
