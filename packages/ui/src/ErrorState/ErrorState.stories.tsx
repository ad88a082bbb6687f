import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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
  parameters: {
    docs: {
      description: {
        component:
          'A page or a part that could not be shown: the fact, the way on and a number for support, never a joke. A list without entries is an `EmptyState`; a form that was refused is an `Alert`.',
      },
    },
  },
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

/** A part of a page that stands: its heading comes after the page’s own. */
export const PartOfAPage: Story = {
  args: { code: undefined, headingLevel: 2, title: 'Slični oglasi nisu učitani', reference: undefined },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    title: 'Страница с объявлениями временно недоступна',
    sentence: 'Мы уже знаем о неполадке и восстанавливаем работу. Попробуйте ещё раз через несколько минут.',
    actions: <Button variant="primary">Попробовать загрузить страницу ещё раз</Button>,
  },
  globals: { language: 'ru', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
