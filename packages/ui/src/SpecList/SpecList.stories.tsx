import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecList } from './SpecList.tsx';

const meta = {
  title: 'Marketplace/SpecList',
  component: SpecList,
  args: {
    rows: [
      { label: 'Pogon', value: 'Prednji', href: '#pogon' },
      { label: 'Emisiona klasa', value: 'Euro 6', href: '#klasa' },
      { label: 'Klima', value: 'Automatska dvozonska' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Everything that is known about a vehicle, as question and answer; an answer that a list can be filtered by is a link to it. The first eight are `KeyFacts`, things it simply has `EquipmentList`.',
      },
    },
  },
} satisfies Meta<typeof SpecList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {};

/** Words that fit no line stand in two lines. */
export const LongGerman: Story = {
  args: {
    rows: [
      { label: 'Straßenverkehrszulassungsbescheinigung', value: 'Vorhanden, einschließlich Betriebserlaubnis' },
      { label: 'Anhängerkupplung', value: 'Kugelkopfkupplung, elektrisch ausschwenkbar, Stützlast 140 kg' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
