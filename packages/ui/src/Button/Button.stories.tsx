import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const variants = ['primary', 'secondary', 'ink', 'soft', 'ghost', 'danger'] as const satisfies ButtonProps['variant'][];

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Postavi oglas' },
  parameters: {
    docs: {
      description: {
        component:
          'What happens when it is pressed, in words; one primary a region of the page. With `href` it is a link that looks like one. Ways inside text are `Link`, filters `Chip`, signs alone `IconButton`. Enter and Space press it; Enter follows the link.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();

export const Primary: Story = {
  args: { variant: 'primary', icon: 'plus' },
  render: (args) => (
    <Button variant={args.variant} icon={args.icon} onClick={press}>
      {args.children}
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Postavi oglas' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size} wrap>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {args.children}
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};

export const AsLink: Story = {
  args: { href: '#new', variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Postavi oglas' })).toHaveAttribute('href', '#new');
  },
};

export const WithCount: Story = {
  args: { children: 'Filteri', icon: 'sliders-horizontal', badge: <Badge count="4" label="izabrana" /> },
};

export const Disabled: Story = { args: { disabled: true, children: 'Obriši oglas' } };

export const Busy: Story = {
  args: { variant: 'primary', busyLabel: 'Šalje se' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Šalje se')).toBeInTheDocument();
  },
};

/** The words wrap in a narrow place; they are never cut. */
export const LongWords: Story = {
  args: { children: 'Zahtev za poređenje najpovoljnijih automobila na kredit', variant: 'primary', block: true },
  globals: { viewport: { value: 'small' } },
};
