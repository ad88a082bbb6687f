import type { Meta, StoryObj } from '@storybook/react-vite';
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
  parameters: {
    docs: {
      description: {
        component:
          'What protects a buyer, beside every ad, always the same few rules. Not for what is wrong with this ad: that is an `Alert`.',
      },
    },
  },
} satisfies Meta<typeof SafetyBox>;
export default meta;

export const Rules: StoryObj<typeof meta> = {};
