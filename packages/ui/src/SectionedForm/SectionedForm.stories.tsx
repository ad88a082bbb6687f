import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './SectionedForm.docs.ts';
import { SectionedForm } from './SectionedForm.tsx';

const meta = {
  title: 'Marketplace/SectionedForm',
  component: SectionedForm,
  args: { title: 'Volan', text: 'Oglasi za vozila iz cele Srbije.' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SectionedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text);
  },
};

/** Longer than any design: the box grows in height, nothing is cut and nothing moves sideways. */
export const LongWords: Story = {
  args: { text: 'Gebrauchtfahrzeuganzeigenveröffentlichungsbedingungen '.repeat(4) },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
