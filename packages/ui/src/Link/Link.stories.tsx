import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { children: 'Uslovi korišćenja', href: '#terms' },
  parameters: {
    docs: {
      description: {
        component:
          'A way to another page, underlined. Alone on its line it is `standalone`, so that a finger hits it; `quiet` is for menus and tables only. What changes something is a `Button`; the main way on is a `Button` with `href`. Enter follows it.',
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Colour alone would not tell it from the words around it. */
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Pre slanja pročitajte <Link {...args} /> i pravila o privatnosti.
    </Text>
  ),
  play: async ({ canvas }) => {
    const line = getComputedStyle(canvas.getByRole('link')).textDecorationLine;
    await expect(line).toBe('underline');
  },
};

/** 44 px for a finger, though its words are 14 px. */
export const Standalone: Story = {
  args: { standalone: true, size: 'small', icon: 'arrow-left', children: 'Nazad na rezultate' },
  globals: { viewport: { value: 'phone' } },
};
export const Quiet: Story = { args: { quiet: true, children: 'Dizel' } };
export const CurrentPage: Story = {
  args: { current: true, quiet: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};
export const InItsOwnLanguage: Story = {
  args: { children: 'Пользовательское соглашение', lang: 'ru', hrefLang: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('lang', 'ru');
  },
};
