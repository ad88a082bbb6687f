import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import docs from './Tabs.docs.ts';
import { Tabs } from './Tabs.tsx';
import { formats } from '../samples/formats.ts';

const tabs = [
  { id: 'active', label: 'Aktivni', count: '4', children: <Text>Četiri oglasa se vide svima.</Text> },
  { id: 'inactive', label: 'Neaktivni', count: '2', children: <Text>Dva oglasa vidite samo vi.</Text> },
  { id: 'drafts', label: 'Nacrti', count: '1', children: <TextInput id="draft-note" label="Beleška uz nacrt" /> },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Moji oglasi', tabs, onValueChange: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Aktivni 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Neaktivni 2' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Neaktivni 2' })).toBeVisible();
    await expect(canvas.getByText('Četiri oglasa se vide svima.')).not.toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('inactive');
  },
};

/** One stop for Tab; arrows move and choose, around the ends. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Aktivni 4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Nacrti 1' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Nacrti 1', selected: true })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Aktivni 4', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Neaktivni 2', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** A text that was typed into a panel is still there when it shows again. */
export const KeepsWhatWasTyped: Story = {
  args: { defaultValue: 'drafts' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Beleška uz nacrt' }), 'Slike u subotu');
    await userEvent.click(canvas.getByRole('tab', { name: 'Aktivni 4' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Nacrti 1' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Slike u subotu');
  },
};

/** The parent decides: it may choose by other ways, and refuse. */
export const HeldByTheParent: Story = {
  render: function Held() {
    const [value, setValue] = useState('inactive');
    return (
      <Tabs
        label="Moji oglasi"
        tabs={tabs}
        value={value}
        onValueChange={(id) => {
          if (id !== 'drafts') setValue(id);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Neaktivni 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Nacrti 1' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Neaktivni 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Aktivni 4' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Aktivni 4' })).toBeVisible();
  },
};

export const Links: Story = {
  render: () => (
    <Tabs
      label="Moji oglasi"
      links={[
        { label: 'Aktivni', count: '4', href: '#active', current: true },
        { label: 'Neaktivni', count: '2', href: '#inactive', current: false },
        { label: 'Nacrti', count: '1', href: '#drafts', current: false },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aktivni 4' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** A router draws the links that lead to pages of this site. */
export const LinksOfARouter: Story = {
  render: () => (
    <LinkProvider
      component={({ href, children, ...rest }) => (
        <a data-router="" href={href} {...rest}>
          {children}
        </a>
      )}
    >
      <Tabs label="Moji oglasi" links={[{ label: 'Aktivni', href: '/aktivni', current: true }]} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aktivni' })).toHaveAttribute('data-router');
  },
};

/** The list scrolls, the page does not; the tab with the focus is always seen. */
export const LongWords: Story = {
  args: {
    label: 'Anzeigen',
    tabs: [
      {
        id: 'a',
        label: 'Veröffentlichte Gebrauchtfahrzeuge',
        count: formats.number(1_142_000),
        children: 'Veröffentlicht',
      },
      { id: 'b', label: 'Неопубликованные объявления', children: 'Черновики' },
      { id: 'c', label: '已售出的车辆', children: '已售出' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '已售出的车辆' }).getBoundingClientRect().right).toBeLessThanOrEqual(
      320,
    );
  },
};
