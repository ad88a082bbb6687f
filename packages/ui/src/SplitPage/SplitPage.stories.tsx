import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { logo } from '../samples/navigation.ts';
import docs from './SplitPage.docs.ts';
import { SplitPage } from './SplitPage.tsx';

const meta = {
  title: 'Layout/SplitPage',
  component: SplitPage,
  args: {
    head: <Logo {...logo} />,
    children: <Heading level={1}>Prijavite se</Heading>,
    picture: { src: '/pictures/karavan-tamnoplava.jpg', alt: '' },
    missing: { outline: 'wagon', label: 'Bez slike, karavan' },
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof SplitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
