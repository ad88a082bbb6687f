import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import docs from './IconButton.docs.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: 'heart', label: 'Sačuvaj oglas' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sačuvaj oglas' })).toBeVisible();
  },
};

/** Other attributes are on its button or link, and its own words give way. */
export const Attributes: Story = {
  args: { id: 'save', title: 'Sačuvaj ovaj oglas', 'data-testid': 'save', 'aria-keyshortcuts': 'S' },
  play: async ({ canvas }) => {
    const button = canvas.getByTestId('save');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'S');
    await expect(button).toHaveAttribute('title', 'Sačuvaj ovaj oglas');
  },
};
export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const WithCount: Story = {
  args: { icon: 'git-compare-arrows', label: 'Uporedi', badge: { count: '3', label: 'oglasa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uporedi, 3 oglasa' })).toBeVisible();
  },
};
export const Variants: Story = {
  render: () => (
    <Row>
      {(['plain', 'outlined', 'onPhoto'] as const).flatMap((variant) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <IconButton
            key={`${variant}-${size}`}
            icon="share-2"
            label={`Podeli ${variant} ${size}`}
            variant={variant}
            size={size}
          />
        )),
      )}
    </Row>
  ),
};

export const Disabled: Story = {
  args: { icon: 'share-2', label: 'Podeli', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Podeli' })).toBeDisabled();
  },
};

/** The name stays, the state changes: a heart is filled once it is pressed. */
export const Toggle: Story = {
  render: function Toggle() {
    const [isSaved, setIsSaved] = useState(false);
    return <IconButton icon="heart" label="Sačuvaj oglas" pressed={isSaved} onClick={() => setIsSaved(!isSaved)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sačuvaj oglas', pressed: false });
    const fill = () => getComputedStyle(button.querySelector('svg') as SVGElement).fill;
    await expect(fill()).toBe('none');
    button.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Sačuvaj oglas', pressed: true })).toHaveFocus();
    await expect(fill()).not.toBe('none');
  },
};

/** On a photo the whole disc tells that it is pressed: the icon of a comparison has no filled form. */
export const PressedOnPhoto: Story = {
  render: () => (
    <Row>
      {[false, true].map((pressed) => (
        <IconButton
          key={String(pressed)}
          icon="git-compare-arrows"
          label={pressed ? 'U poređenju' : 'Uporedi'}
          variant="onPhoto"
          pressed={pressed}
        />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(look('U poređenju')).not.toBe(look('Uporedi'));
  },
};

/** 44 px for a finger, though the drawn square is smaller. */
export const SmallOnAPhone: Story = {
  args: { icon: 'x', label: 'Zatvori', size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeGreaterThanOrEqual(44);
  },
};
export const AsLink: Story = {
  args: { icon: 'git-compare-arrows', label: 'Uporedi', href: '#compare' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Uporedi' })).toHaveAttribute('href', '#compare');
  },
};
