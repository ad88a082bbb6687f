import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { logo } from '../samples/navigation.ts';
import docs from './AdminNav.docs.ts';
import { AdminNav } from './AdminNav.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Navigation/AdminNav',
  component: AdminNav,
  args: {
    logo: { ...logo, stage: 'admin' },
    label: 'Administracija',
    find: { label: 'Pronađi', shortcut: 'Ctrl K', opens: { dialog: 'palette' } },
    menu: { id: 'admin-menu', title: 'Meni', openLabel: 'Otvori meni', closeLabel: 'Zatvori meni' },
    entries: [
      { label: 'Pregled', href: '#dashboard', icon: 'chart-line', current: false },
      { label: 'Korisnici', href: '#users', icon: 'users', current: true },
      { label: 'Oglasi', href: '#ads', icon: 'megaphone', current: false, count: '128' },
      { label: 'Kategorije', href: '#categories', icon: 'folder-tree', current: false },
      { label: 'Specifikacije', href: '#specs', icon: 'list-tree', current: false },
      { label: 'Filteri', href: '#filters', icon: 'funnel', current: false },
      { label: 'Marke i modeli', href: '#makes', icon: 'tags', current: false },
      { label: 'Prevodi', href: '#translations', icon: 'languages', current: false },
      { label: 'Države i plaćanje', href: '#countries', icon: 'globe', current: false },
      { label: 'Korpe', href: '#carts', icon: 'shopping-cart', current: false },
      { label: 'Baneri', href: '#banners', icon: 'image', current: false },
      { label: 'Blog', href: '#blog', icon: 'newspaper', current: false },
    ],
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof AdminNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Administracija' });
    await expect(canvas.getByRole('link', { name: 'Korisnici' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Oglasi 128' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pronađi' })).toBeVisible();
    await expect(nav.parentElement?.getBoundingClientRect().width).toBe(232);
    await expect(canvas.queryByRole('button', { name: 'Otvori meni' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Otvori meni' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pronađi' })).toBeVisible();
  },
};

export const MenuOpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    await expect(canvas.getByRole('dialog', { name: 'Meni' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Korisnici' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori meni' }));
    await expect(canvas.getByRole('button', { name: 'Otvori meni' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    entries: [
      {
        label: 'Übersetzungsverwaltung',
        href: '#a',
        icon: 'languages',
        current: true,
        count: formats.number(1_142_000),
      },
      { label: 'Страны и способы оплаты', href: '#b', icon: 'globe', current: false, count: '12' },
      { label: '用户与权限管理', href: '#c', icon: 'users', current: false },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link').slice(1)) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};
