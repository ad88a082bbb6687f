import { listCategories, listCountries, listNavigation } from '@volan/api-contract';
import { failing } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inSite } from '../stories/inSite.tsx';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Pages/Shell',
  component: SitePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>…</h1> },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two bars of 62 and 50 px; pages that do not exist are left out. [C01-C03] */
export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/Automobili|Cars/);
    const [header, bar] = [
      canvas.getAllByRole('banner')[0],
      canvas.getByRole('navigation', { name: /^glavna navigacija$|^main navigation$/i }),
    ];
    await expect(header?.getBoundingClientRect().height).toBe(62);
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 62, height: 50 });
    await expect(canvas.queryByText(/Paketi|Packets/)).toBeNull();
  },
};

/** Escape closes the menu and gives the focus back. [C10] */
export const Categories: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [summary] = await canvas.findAllByText(/^Kategorije$|^Categories$/);
    if (!summary) {
      throw new Error('The bar has no categories.');
    }
    await userEvent.click(summary);
    await expect(canvas.getAllByRole('link', { name: /Motocikli|Motorcycles/ })[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(summary.closest('details')).not.toHaveAttribute('open');
  },
};

/** A page stands without the data of its menus. [T15] */
export const WithoutMenus: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listCategories), failing(listNavigation), failing(listCountries)),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
