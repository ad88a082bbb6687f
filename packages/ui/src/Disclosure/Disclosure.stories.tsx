import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './Disclosure.docs.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    moreLabel: 'Prikaži ceo opis',
    lessLabel: 'Prikaži manje',
    children: <Text>Zimske gume na felnama, kuka, dva ključa i servisna knjižica.</Text>,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the button say what it does next, and the focus stays on it. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const inside = canvas.getByText(/Zimske gume/);
    await expect(inside).not.toBeVisible();
    await userEvent.click(canvas.getByText('Prikaži ceo opis'));
    await expect(inside).toBeVisible();
    await expect(canvas.getByText('Prikaži ceo opis')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Prikaži manje'));
    await expect(inside).not.toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const AsButton: Story = { args: { look: 'button', moreLabel: 'Sva oprema (46)', lessLabel: 'Manje opreme' } };
export const LongWords: Story = {
  args: {
    look: 'button',
    moreLabel: 'Vollständige Fahrzeugbeschreibung einblenden',
    lessLabel: 'Fahrzeugbeschreibung ausblenden',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { look: 'button', moreLabel: germanWord, lessLabel: germanWord },
  play: expectToFit,
};
