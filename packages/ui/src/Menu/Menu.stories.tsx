import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice } from '../samples/extremes.ts';
import docs from './Menu.docs.ts';
import { Menu } from './Menu.tsx';
import { formats } from '../samples/formats.ts';

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
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Srbija', { selector: 'summary span' }).closest('summary')!);
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mađarska' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Mađarska', hidden: true })).not.toBeVisible();
    await expect(canvas.getByText('Srbija', { selector: 'summary span' }).closest('summary')!).toHaveFocus();
  },
};
export const ClosesBesideIt: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByText('Srbija', { selector: 'summary span' }).closest('summary')!);
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
      { label: 'Automobili', href: '#cars', icon: 'car', count: formats.number(48_212), current: true },
      {
        label: 'Landwirtschaftliche Nutzfahrzeuge',
        href: '#agricultural',
        icon: 'tractor',
        count: formats.number(3905),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kategorija'));
    await expect(canvas.getByRole('link', { name: /Automobili/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Država',
    value: germanWord,
    entries: [
      { label: germanWord, href: '#german', count: longPrice },
      { label: chineseName, href: '#chinese', current: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(germanWord, { selector: 'summary span' }).closest('summary')!);
    await expectToFit();
  },
};
