import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { header, mobileMenu } from '../samples/navigation.ts';
import docs from './MobileHeader.docs.ts';
import { MobileHeader } from './MobileHeader.tsx';

const meta = {
  title: 'Navigation/MobileHeader',
  component: MobileHeader,
  args: { logo: header.logo, links: header.links, menu: { label: 'Meni', sheet: mobileMenu.id } },
  parameters: {
    componentDocs: docs,
    layout: 'fullscreen',
    coversPage: true,
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <MobileHeader {...args} />
      <MobileMenu {...mobileMenu} />
    </>
  ),
} satisfies Meta<typeof MobileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const MenuOpen: Story = {
  // It takes the focus; the page of MobileMenu shows the menu.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meni' }));
    await expect(canvas.getByRole('dialog', { name: 'Meni' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Motocikli/ })).toBeVisible();
  },
};
