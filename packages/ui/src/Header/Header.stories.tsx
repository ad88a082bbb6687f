import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderMenu } from '../HeaderMenu/HeaderMenu.tsx';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { header, subHeader } from '../samples/navigation.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { SubHeader } from '../SubHeader/SubHeader.tsx';
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
  parameters: {
    docs: {
      description: {
        component:
          'The header of a desktop, 62 px high: brand, what waits, country and language, the one primary button. A phone has `MobileHeader`, the page of an ad `AdBar`. Tab walks through it in the order of the eye.',
      },
    },
    layout: 'fullscreen',
  },
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

/** 62 and 50 px, the second directly below the first. [C02, C03] */
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
export const OpenCategories: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kategorije'));
    await expect(canvas.getByRole('link', { name: /Motocikli/ })).toBeVisible();
  },
};
