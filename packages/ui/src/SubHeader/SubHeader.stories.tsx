import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { subHeader } from '../samples/navigation.ts';
import docs from './SubHeader.docs.ts';
import { SubHeader } from './SubHeader.tsx';

const meta = {
  title: 'Navigation/SubHeader',
  component: SubHeader,
  args: subHeader,
  parameters: {
    layout: 'fullscreen',
    componentDocs: docs,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SubHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Glavni meni' }).getBoundingClientRect().height).toBe(50);
  },
};
export const OpenCategories: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kategorije'));
    await expect(canvas.getByRole('link', { name: /Automobili/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** Menus of one bar share a name: opening one closes the other, also without JavaScript. [C10, C11] */
export const OneMenuAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kategorije'));
    await userEvent.click(canvas.getByText('Brza pretraga', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: /Prvi vlasnik/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Motocikli/ })).not.toBeVisible();
  },
};
/** The longest words of the nine languages, in the narrowest window that shows the bar. */
export const HungarianInASmallWindow: Story = {
  args: {
    label: 'Főmenü',
    menus: [
      { label: 'Kategóriák', icon: 'menu', groups: [{ title: 'Járművek', entries: [] }] },
      { label: 'Gyorskeresés', icon: 'zap', groups: [{ title: 'Gyorskeresés', entries: [] }] },
    ],
    links: [
      { label: 'Gyorshirdetések', href: '#quick', icon: 'mouse-pointer-click' },
      { label: 'Eladók', href: '#sellers', icon: 'store' },
      { label: 'Autós szolgáltatások', href: '#services', icon: 'wrench', current: true },
      { label: 'Csomagok', href: '#packets', icon: 'package' },
      { label: 'Kreditek', href: '#credits', icon: 'coins' },
      { label: 'Hűség', href: '#loyalty', icon: 'gift' },
    ],
    endLinks: [{ label: 'Előzmények', href: '#history', icon: 'history' }],
  },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
  },
};
