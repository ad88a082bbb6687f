import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longTitle } from '../samples/extremes.ts';
import docs from './ErrorState.docs.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    code: 'Greška 500',
    title: 'Stranica nije učitana',
    sentence: 'Nije do vas. Pokušajte ponovo za koji trenutak.',
    outline: 'wagon',
    reference: 'Broj: 7f3a-22',
    actions: (
      <Button variant="primary" href="#again">
        Pokušaj ponovo
      </Button>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stranica nije učitana' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
};
export const NotFound: Story = {
  args: {
    code: 'Greška 404',
    title: 'Ove stranice nema',
    sentence: 'Oglas je možda prodat ili uklonjen.',
    outline: 'coupe',
    reference: undefined,
    actions: <Button href="#home">Na početnu</Button>,
  },
};

/** A part of a page that works otherwise: its heading comes after the page’s own. */
export const PartOfAPage: Story = {
  args: { code: undefined, headingLevel: 2, title: 'Slični oglasi nisu učitani', reference: undefined },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: germanWord, sentence: longTitle, reference: `${germanWord}-${germanWord}` },
  play: expectToFit,
};
