import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longTitle } from '../samples/extremes.ts';
import docs from './SafetyBox.docs.ts';
import { SafetyBox } from './SafetyBox.tsx';

const meta = {
  title: 'Marketplace/SafetyBox',
  component: SafetyBox,
  args: {
    title: 'Kupujte bezbedno',
    rules: [
      'Pogledajte vozilo i papire pre bilo kakve uplate.',
      'Ne šaljite kaparu prodavcu koga niste upoznali.',
      'Uporedite broj šasije na vozilu i u dokumentima.',
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SafetyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: StoryObj<typeof meta> = {};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: germanWord, rules: [longTitle, germanWord] },
  play: expectToFit,
};
