import { brands as brandSettings } from '@volan/domain-rules';
import { fixtures, fixtureNow } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarMenu } from '@volan/ui/SubHeader';
import { expect, waitFor } from 'storybook/test';
import { shortSearchOf } from '../pages/buyer/home/shortSearchOf.ts';
import { writeProps } from '../runtime/hydration/propsText.ts';
import { inSite } from '../stories/inSite.tsx';
import { FastSearchIsland } from './FastSearch.island.tsx';

/** The props of the home page. */
function homeProps() {
  const category = fixtures.category('rs');
  return writeProps(
    shortSearchOf(
      {
        categoryId: category.id,
        categories: fixtures.categories('rs'),
        category,
        brands: [],
        regions: [],
        total: 4810,
      },
      {
        brand: brandSettings.volan,
        language: 'rs',
        country: null,
        protocol: 'https:',
        host: 'volan.example',
        pathname: '/',
        search: '',
        now: fixtureNow.getTime(),
      },
    ),
  );
}

const meta = {
  title: 'Shell/FastSearch',
  component: FastSearchIsland,
  decorators: [inSite],
  args: { home: '/no-such-page', title: 'Pronađite vozilo', failed: 'Filteri se nisu učitali.' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <BarMenu label="Brza pretraga" icon="zap" wide>
      <FastSearchIsland {...args} />
    </BarMenu>
  ),
} satisfies Meta<typeof FastSearchIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Moves the questions of the home page into this one; returns a function that removes them. */
function holdQuestions() {
  const home = document.createElement('x-island');
  home.dataset['name'] = 'shortSearch';
  home.dataset['props'] = homeProps();
  document.body.append(home);

  return () => home.remove();
}

/** The short filters of the home page, read when the menu opens; a form that works by itself. [C11] */
export const Open: Story = {
  beforeEach: holdQuestions,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('search')).toBeNull();
    await userEvent.click(canvas.getByText('Brza pretraga'));
    const form = await canvas.findByRole('search', { name: 'Pronađite vozilo' });
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/catalog/vehicles');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pronađite vozilo' })).toBeVisible();
  },
};

/** The pointer over the closed menu is enough: the form is there when it opens. [C11] */
export const AboutToOpen: Story = {
  beforeEach: holdQuestions,
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText('Brza pretraga');
    await userEvent.hover(label);
    await waitFor(() => expect(label.closest('details')?.querySelector('form')).not.toBeNull());
    await expect(label.closest('details')?.open).toBe(false);
  },
};

/** The rest of the menu works without it. [T15] */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Brza pretraga'));
    await expect(await canvas.findByText('Filteri se nisu učitali.')).toBeVisible();
  },
};
