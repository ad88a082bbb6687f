import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    moreLabel: 'Prikaži ceo opis',
    lessLabel: 'Prikaži manje',
    children: <Text>Zimske gume na felnama, kuka, dva ključa i servisna knjižica.</Text>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What most readers do not need, one press away. Never for what everybody must see, such as a price or a warning; questions of filters have `FilterGroup`. Enter and Space open and close it; the browser’s own search finds what is inside.',
      },
    },
  },
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
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
