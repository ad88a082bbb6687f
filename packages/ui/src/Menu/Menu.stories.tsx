import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    label: 'Država',
    value: 'Srbija',
    entries: [
      { label: 'Srbija', href: '#rs', current: true },
      { label: 'Mađarska', href: '#hu' },
      { label: 'Nemačka', href: '#de' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'A list of links behind a trigger that looks like a field. A value of a form is a `Select`; in the header it is a `HeaderMenu`. Enter opens it, arrows walk through, Escape closes it and gives the focus back, a click beside it closes it.',
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Srbija', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Mađarska', hidden: true })).not.toBeVisible();
    await expect(canvas.getByText('Srbija', { selector: 'summary' })).toHaveFocus();
  },
};
export const ClosesBesideIt: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByText('Srbija', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Nemačka' })).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Nemačka' })).not.toBeVisible();
  },
};
export const WithCounts: Story = {
  args: {
    label: 'Kategorija',
    value: undefined,
    entries: [
      { label: 'Automobili', href: '#cars', icon: 'car', count: '48.212', current: true },
      { label: 'Landwirtschaftliche Nutzfahrzeuge', href: '#agricultural', icon: 'tractor', count: '3.905' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kategorija'));
    await expect(canvas.getByRole('link', { name: /Automobili/ })).toHaveAttribute('aria-current', 'true');
  },
};
