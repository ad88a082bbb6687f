import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './StepList.docs.ts';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Primitives/StepList',
  component: StepList,
  args: {
    steps: [
      'Uplatite iz banke ili pošte.',
      'Mi pratimo račun. Ovu stranicu možete da zatvorite.',
      'Kada uplata legne, isticanje kreće i stiže vam obaveštenje.',
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAPayment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      'Überweisungsbestätigungsnummernverzeichnis der Donaudampfschifffahrtsgesellschaft öffnen',
      'Дождитесь подтверждения банка',
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
