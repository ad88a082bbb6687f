import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longTitle } from '../samples/extremes.ts';
import docs from './EmptyState.docs.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: 'search-x',
    title: 'Nema oglasa za ove filtere',
    help: 'Uklonite „Na kredit“ i dobićete 46 oglasa.',
    action: (
      <Button variant="primary" size="small" href="#without">
        Ukloni taj filter
      </Button>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoResults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nema oglasa za ove filtere' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ukloni taj filter' })).toHaveAttribute('href', '#without');
  },
};
export const WithoutAction: Story = {
  args: {
    icon: 'history',
    title: 'Još niste gledali oglase',
    help: 'Ovde stoje oglasi koje otvorite.',
    action: undefined,
  },
};
export const LongWords: Story = {
  args: {
    title: 'Keine Gebrauchtfahrzeuganzeigen für diese Filterkombination',
    help: 'Entfernen Sie „Kraftfahrzeughaftpflichtversicherung eingeschlossen“ und Sie erhalten 46 Anzeigen.',
    action: <Button href="#without">Diesen Filter aus der Auswahl entfernen</Button>,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: germanWord, help: longTitle, action: <Button>{germanWord}</Button> },
  play: expectToFit,
};
