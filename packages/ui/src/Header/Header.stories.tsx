import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderMenu } from '../HeaderMenu/HeaderMenu.tsx';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { header, subHeader } from '../samples/navigation.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { SubHeader } from '../SubHeader/SubHeader.tsx';
import docs from './Header.docs.ts';
import { Header } from './Header.tsx';

const languages = [
  { name: 'Srpski', href: '#rs', language: 'sr-Latn', current: true },
  { name: 'Deutsch', href: '#de', language: 'de', current: false },
  { name: '中文', href: '#zh', language: 'zh', current: false },
];

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: header,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <SkipLink to="content">Preskoči na sadržaj</SkipLink>
      <Header {...args}>
        <LanguagePicker label="Jezik" languages={languages} />
        <HeaderMenu
          label="Država"
          value="RS"
          flag="rs"
          entries={[{ label: 'Srbija', href: '#rs-only', current: true }]}
        />
      </Header>
      <SubHeader {...subHeader} />
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 62 and 50 px, the second directly below the first. [C01-C03, L37, L38] */
export const Measures: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [bar, sub] = [canvas.getByRole('banner'), canvas.getByRole('navigation', { name: 'Glavni meni' })];
    await expect(bar.getBoundingClientRect().height).toBe(62);
    await expect(sub.getBoundingClientRect().top).toBe(62);
    await expect(sub.getBoundingClientRect().height).toBe(50);
  },
};
/** Below 1024 px nothing of it can take the focus. [C18] */
export const GoneOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

const account = [
  { label: 'Pregled', href: '#profile', icon: 'layout-grid' as const },
  { label: 'Poruke', href: '#messages', icon: 'message-circle' as const, count: '3' },
  { label: 'Podešavanja', href: '#settings', icon: 'settings' as const },
  { label: 'Odjava', href: '#signout', icon: 'log-out' as const },
];

/** The way to signing in is among the links; nothing waits. */
export const SignedOut: Story = {
  args: {
    links: [
      { label: 'Uporedi', href: '#compare', icon: 'git-compare-arrows' },
      { label: 'Prijava', href: '#signin', icon: 'circle-user-round' },
    ],
  },
  render: (args) => <Header {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Uporedi' })).toBeVisible();
  },
};

/** Initials, first name and what is unread; the menu leads into the account. */
export const SignedIn: Story = {
  args: { links: header.links.slice(0, 2) },
  render: (args) => (
    <Header {...args}>
      <HeaderMenu
        label="Nalog"
        value="Milica"
        person={{ initials: 'MĐ' }}
        badge={{ count: '4', label: 'novo' }}
        entries={account}
      />
    </Header>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Prijava' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Milica'));
    await expect(canvas.getByRole('link', { name: 'Odjava' })).toBeVisible();
  },
};

/** A badge for what waits, none for nothing. [C06] */
export const Counts: Story = {
  args: {
    links: [
      { label: 'Uporedi', href: '#compare', icon: 'git-compare-arrows', badge: { count: '99+', label: 'oglasa' } },
      { label: 'Korpa', href: '#cart', icon: 'shopping-cart' },
    ],
  },
  render: (args) => <Header {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Uporedi 99\+ oglasa/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Korpa' })).toBeVisible();
  },
};
export const WithoutBeta: Story = {
  args: { logo: { ...header.logo, stage: undefined } },
  render: (args) => <Header {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('beta')).not.toBeInTheDocument();
  },
};

/** All its parts in the narrowest window of a desktop. */
export const LongWordsInASmallWindow: Story = {
  args: {
    links: [
      {
        label: 'Fahrzeugvergleich',
        href: '#compare',
        icon: 'git-compare-arrows',
        badge: { count: '3', label: 'Anzeigen' },
      },
      { label: 'Einkaufswagen', href: '#cart', icon: 'shopping-cart', badge: { count: '1', label: 'Artikel' } },
    ],
    action: { label: 'Gebrauchtwagenanzeige aufgeben', href: '#new' },
  },
  globals: { viewport: { value: 'laptop' } },
  play: expectToFit,
};
export const OpenCategories: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kategorije'));
    await expect(canvas.getByRole('link', { name: /Motocikli/ })).toBeVisible();
  },
};
