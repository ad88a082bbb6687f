import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteProvider, useSite } from '../runtime/site/SiteProvider.tsx';
import { inSite } from '../stories/inSite.tsx';
import { ScriptChoice } from './ScriptChoice.tsx';

const meta = {
  title: 'Features/Script choice',
  component: ScriptChoice,
  decorators: [inSite],
  globals: { language: 'rs' },
} satisfies Meta<typeof ScriptChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that works without scripts: it says where to go back to. */
export const Latin: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Latinica', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ћирилица', pressed: false })).toHaveAttribute('value', 'cyrl');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(new FormData(form ?? undefined).get('back')).toMatch(/^\//);
  },
};

const InCyrillic: Decorator = (Story) => (
  <SiteProvider site={{ ...useSite(), inCyrillic: true }}>
    <Story />
  </SiteProvider>
);

/** The page for a visitor who reads Cyrillic. */
export const Cyrillic: Story = {
  decorators: [InCyrillic],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ћирилица', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Писмо' })).toBeVisible();
  },
};

/** Other languages have one script, and nothing to choose. */
export const OtherLanguages: Story = {
  globals: { language: 'mk' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
