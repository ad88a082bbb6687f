import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Row } from '../Row/Row.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longTitle, russianLine } from '../samples/extremes.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './Button.docs.ts';
import { Button, type ButtonProps } from './Button.tsx';

const variants = ['primary', 'secondary', 'ink', 'soft', 'ghost', 'danger'] as const satisfies ButtonProps['variant'][];

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Postavi oglas' },
  parameters: { componentDocs: docs },
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

export const WithIcons: Story = {
  render: () => (
    <Row wrap>
      <Button icon="plus" variant="primary">
        Postavi oglas
      </Button>
      <Button endIcon="chevron-down">Sortiranje</Button>
      <Button icon="phone" size="small">
        Pozovi
      </Button>
      <Button icon="rocket" variant="ink" size="large">
        Istakni oglas
      </Button>
    </Row>
  ),
};

export const WithCount: Story = {
  args: { children: 'Filteri', icon: 'sliders-horizontal', badge: <Badge count="4" label="izabrana" /> },
};

/** Why it cannot be used is beside it and is read with it. */
export const Disabled: Story = {
  render: () => (
    <Stack gap={1} align="start">
      <Button variant="primary" disabled aria-describedby="why" onClick={press}>
        Postavi oglas
      </Button>
      <Text id="why" role="small" tone="secondary">
        Dodajte bar jednu fotografiju.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Postavi oglas' });
    await expect(button).toHaveAccessibleDescription('Dodajte bar jednu fotografiju.');
    press.mockClear();
    button.click();
    await expect(press).not.toHaveBeenCalled();
  },
};

export const DisabledVariants: Story = {
  render: ({ children }) => (
    <Row wrap>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} icon="plus" disabled>
          {children}
        </Button>
      ))}
    </Row>
  ),
};

/** It keeps its width, so nothing jumps when the answer comes. */
export const Busy: Story = {
  args: { variant: 'primary', busyLabel: 'Šalje se' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button variant="primary">{args.children}</Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const [busy, idle] = canvas.getAllByRole('button');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Šalje se');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const BusyVariants: Story = {
  render: ({ children }) => (
    <Row wrap>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busyLabel="Šalje se">
          {children}
        </Button>
      ))}
    </Row>
  ),
};

/** A button that stays pressed: its words stay, its look and its state change. */
export const Pressed: Story = {
  render: function Pressed() {
    const [isFollowed, setIsFollowed] = useState(true);
    return (
      <Button icon="bell" pressed={isFollowed} onClick={() => setIsFollowed(!isFollowed)}>
        Prati prodavca
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const ground = () => getComputedStyle(canvas.getByRole('button')).borderColor;
    canvas.getByRole('button', { name: 'Prati prodavca', pressed: true });
    const pressed = ground();
    await userEvent.keyboard('{Tab} ');
    canvas.getByRole('button', { name: 'Prati prodavca', pressed: false });
    await waitFor(() => expect(ground()).not.toBe(pressed));
  },
};

/** It sends the form that it belongs to, even from outside. */
export const Submits: Story = {
  render: () => (
    <>
      <form
        id="search"
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      />
      <Button type="submit" form="search" variant="primary" icon="search">
        Pretraži
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    canvas.getByRole('button', { name: 'Pretraži' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** The words wrap in a narrow place; they are never cut. */
export const LongWords: Story = {
  args: { children: 'Zahtev za poređenje najpovoljnijih automobila na kredit', variant: 'primary', block: true },
  globals: { viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Stack gap={1} align="start">
      <Button variant="primary" icon="plus">
        {germanWord}
      </Button>
      <Button size="small" endIcon="chevron-down">
        {russianLine}
      </Button>
      <Button size="large" block>
        {longTitle}
      </Button>
    </Stack>
  ),
  play: expectToFit,
};
