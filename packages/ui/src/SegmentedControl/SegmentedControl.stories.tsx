import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, russianLine } from '../samples/extremes.ts';
import { building2Icon, userIcon } from '../icons/index.ts';
import docs from './SegmentedControl.docs.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Prikaz',
    segments: [
      { label: 'Lista', icon: 'list', href: '#list', current: true },
      { label: 'Mreža', icon: 'layout-grid', href: '#grid', current: false },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListOrGrid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Mreža' })).not.toHaveAttribute('aria-current');
  },
};

/** The icons alone, with their words for screen readers. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mreža' })).toBeVisible();
  },
};
export const WordsAlone: Story = {
  args: {
    label: 'Stanje',
    segments: [
      { label: 'Sva vozila', href: '#all', current: false },
      { label: 'Polovna', href: '#used', current: true },
      { label: 'Nova', href: '#new', current: false },
    ],
  },
};

/** Options of a form: the same look, radios underneath. */
export const InAForm: Story = {
  args: {
    label: 'Ko prodaje',
    segments: undefined,
    name: 'seller',
    options: [
      { label: 'Svi', value: 'all' },
      { label: 'Privatni', value: 'private' },
      { label: 'Auto-placevi', value: 'dealers' },
    ],
    defaultValue: 'all',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Ko prodaje' })).toBeVisible();
    await userEvent.click(canvas.getByText('Privatni'));
    await expect(canvas.getByRole('radio', { name: 'Privatni' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Auto-placevi' })).toBeChecked();
  },
};
/** An option of a form keeps its words on a phone too: a sign alone is no answer. */
export const InAFormOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Ko prodaje',
    segments: undefined,
    name: 'seller',
    options: [
      { label: 'Privatni', value: 'private', icon: userIcon },
      { label: 'Auto-placevi', value: 'dealers', icon: building2Icon },
    ],
    defaultValue: 'dealers',
  },
  play: async ({ canvas }) => {
    for (const words of ['Privatni', 'Auto-placevi']) {
      const { width, height } = canvas.getByText(words).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThan(16);
    }
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Stanje',
    segments: [
      { label: russianLine, href: '#all', current: true },
      { label: germanWord, href: '#new', current: false },
    ],
  },
  play: expectToFit,
};
