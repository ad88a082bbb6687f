import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice } from '../samples/extremes.ts';
import docs from './SpecList.docs.ts';
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
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SpecList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {};

/** Words that fit no line are in two lines. */
export const LongGerman: Story = {
  args: {
    rows: [
      { label: 'Straßenverkehrszulassungsbescheinigung', value: 'Vorhanden, einschließlich Betriebserlaubnis' },
      { label: 'Anhängerkupplung', value: 'Kugelkopfkupplung, elektrisch ausschwenkbar, Stützlast 140 kg' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      { label: germanWord, value: germanWord, href: '#german' },
      { label: 'Marka', value: chineseName },
      { label: 'Cena kao nov', value: longPrice },
    ],
  },
  play: expectToFit,
};
