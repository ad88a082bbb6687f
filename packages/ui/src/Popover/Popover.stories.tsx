import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './Popover.docs.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    id: 'why',
    title: 'Zašto je cena dobra',
    children: (
      <>
        <Text role="small" tone="secondary">
          Medijana za 24 slična oglasa je 13.100 €. Ovaj je 650 € ispod nje.
        </Text>
        <Link href="#how" size="small" standalone>
          Kako računamo
        </Link>
      </>
    ),
  },
  render: (args) => (
    <>
      <Button opens={{ sheet: args.id }}>Zašto</Button>
      <Popover {...args} />
    </>
  ),
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens below its button, and the page behind it is not inert. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Zašto' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('dialog', { name: 'Zašto je cena dobra' });
    await expect(panel).toBeVisible();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(opener.getBoundingClientRect().bottom);
    await expect(opener.closest('[inert]')).toBeNull();
  },
};

/** The button closes it again, and the way inside takes the focus next. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Zašto' });
    await userEvent.click(opener);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kako računamo' })).toHaveFocus();
    await userEvent.click(opener);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A user who continues with the keyboard sees the next element: the popover does not stay above it. (WCAG 2.4.11) */
export const LeftByTab: Story = {
  render: (args) => (
    <>
      <Button opens={{ sheet: args.id }}>Zašto</Button>
      <Popover {...args} />
      <Button>Dalje</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zašto' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dalje' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gebrauchtfahrzeugpreisbewertungsgrundlage',
    children:
      'Медианная цена рассчитана по двадцати четырём похожим объявлениям за последние девяносто дней. 中位数价格',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zašto' }));
    const { left, right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};
