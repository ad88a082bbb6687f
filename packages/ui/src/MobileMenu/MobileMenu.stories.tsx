import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { mobileMenu } from '../samples/navigation.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  args: mobileMenu,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Everything of the two desktop bars, on a phone, in accordions. Opened by the button of `MobileHeader`, without JavaScript too. It holds the focus; Escape, its button and a tap beside it close it.',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Button opens={{ sheet: args.id }}>Otvori meni</Button>
      <MobileMenu {...args} />
    </>
  ),
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('dialog', { name: 'Meni' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Postavi oglas' })).toBeVisible();
  },
};

/** A group opens in its place. */
export const AccordionsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('link', { name: /Motocikli/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Brza pretraga'));
    await expect(canvas.getByRole('link', { name: 'Prvi vlasnik' })).toBeVisible();
  },
};
export const ClosesByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori meni' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Menü',
    action: { label: 'Gebrauchtfahrzeuganzeige aufgeben', href: '#new' },
    parts: [
      [
        {
          label: 'Land- und Forstwirtschaftsmaschinen',
          icon: 'tractor',
          open: true,
          entries: [{ label: 'Selbstfahrende Feldhäcksler und Mähdrescher', href: '#harvesters', count: '1.142.000' }],
        },
      ],
    ],
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    const link = canvas.getByRole('link', { name: /Mähdrescher/ });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
