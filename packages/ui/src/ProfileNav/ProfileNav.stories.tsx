import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profileOptions } from '../samples/profile.ts';
import docs from './ProfileNav.docs.ts';
import { ProfileNav } from './ProfileNav.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Navigation/ProfileNav',
  component: ProfileNav,
  args: {
    label: 'Moj nalog',
    options: profileOptions,
    signedIn: true,
    current: 'overview',
    person: { name: 'Milica Đorđević', detail: 'Privatni prodavac', initials: 'MĐ' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ProfileNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the column of a profile. [DESIGN 5] */
const inItsColumn: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 236 }}>
      <Story />
    </div>
  ),
];

/** Options of signed-in users and those without the flag; no way to sign in. [C62] */
export const SignedIn: Story = {
  decorators: inItsColumn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pregled' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Poruke 3 nepročitane' })).toHaveAttribute('href', '#messages');
    await expect(canvas.getByRole('link', { name: 'Pomoć' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prijava' })).not.toBeInTheDocument();
  },
};

/** [C62] */
export const SignedOut: Story = {
  decorators: inItsColumn,
  args: { signedIn: false, current: 'signin', person: undefined },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent?.trim());
    await expect(names).toEqual(['Pomoć', 'Prijava', 'Registracija']);
  },
};

/** One line on the first page of the account; the other pages lead back to it. [B07] */
export const Folded: Story = {
  args: { folded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Pregled' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Moj nalog'));
    await expect(canvas.getByRole('link', { name: 'Pregled' }).getBoundingClientRect().height).toBe(44);
    await expect(canvas.queryByText('Privatni prodavac')).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  decorators: inItsColumn,
  args: {
    person: {
      name: 'Hadži-Aleksandar-Konstantin Stojanović-Đorđevićevski',
      detail: 'Gewerblicher Gebrauchtfahrzeughändler',
      initials: 'HS',
    },
    options: [
      { id: 'a', label: 'Benachrichtigungseinstellungen', value: '#a', icon: 'settings' },
      {
        id: 'b',
        label: 'Неактивные объявления о продаже автомобилей',
        value: '#b',
        icon: 'archive',
        count: formats.number(1_142_000),
      },
      { id: 'c', label: '我的收藏', value: '#c', icon: 'heart', badge: { count: '99+', label: '未读' } },
    ],
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};
