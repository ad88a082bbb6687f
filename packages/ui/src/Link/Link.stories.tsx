import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, russianLine } from '../samples/extremes.ts';
import docs from './Link.docs.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { children: 'Uslovi korišćenja', href: '#terms' },
  parameters: { componentDocs: docs },
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

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Stack gap={2}>
      <Row wrap>
        <Link {...args} standalone icon="store">
          {russianLine}
        </Link>
        <Link {...args} standalone icon="arrow-left">
          {germanWord}
        </Link>
      </Row>
      <Text>
        <Link {...args}>{germanWord}</Link>
      </Text>
    </Stack>
  ),
  play: expectToFit,
};
