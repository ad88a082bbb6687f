import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './SearchInput.docs.ts';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  args: { id: 'make', label: 'Pronađi marku' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label stays its name once something is typed. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Pronađi marku' });
    await userEvent.type(field, 'shkoda');
    await expect(field).toHaveValue('shkoda');
    await expect(field).toHaveAccessibleName('Pronađi marku');
  },
};
export const Filled: Story = { args: { defaultValue: 'Citroën C4 Spacetourer' } };
export const Small: Story = { args: { size: 'small' } };
export const LongWords: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: germanWord, defaultValue: germanWord },
  play: expectToFit,
};
