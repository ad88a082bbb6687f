import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import type { CreditsAsk } from './creditsAddress.ts';
import { CreditsPage } from './CreditsPage.tsx';

const ask: CreditsAsk = { kind: null, span: 'all', page: 1 };
const movements = fixtures.creditMovements('rs');
const meta = { total: movements.length, page: 1, pages: 1, per_page: 20, balance: movements[0]?.left ?? 0 };

const about = {
  title: 'Pages/Credits',
  component: CreditsPage,
  decorators: [inSite],
  args: { account: fixtures.account(), movements, meta, ask },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreditsPage>;
export default about;
type Story = StoryObj<typeof about>;

/** Balance, what it buys, packages with their prices, history with words for what is not over. [B15, T59] */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const balance = canvas.getByRole('region', { name: /^(Stanje kredita|Credit balance)$/ });
    await expect(balance).toHaveTextContent('38');
    const buys = within(canvas.getByRole('region', { name: /^(Za šta su dovoljni|What they are enough for)$/ }));
    await expect(buys.getAllByRole('listitem')[1]).toHaveTextContent(/9 (kredita, 30 dana|credits, 30 days).*4/);
    const packages = within(canvas.getByRole('region', { name: /^(Dopuna|Top up)$/ }));
    await expect(packages.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(packages.getByText(/^5[.,]000\s?RSD$|^€50/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(Koliko kredita|How many credits)$/ })).toBeRequired();
    const table = within(canvas.getByRole('table', { name: /^(Promene kredita|Credit history)$/ }));
    await expect(table.getByRole('row', { name: /(čeka odluku|waiting)/ })).toHaveTextContent('−1');
    await expect(canvas.getByRole('link', { name: /^CSV: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/profile\/credits\/csv$/),
    );
  },
};

/** The typed text is not a number of credits: it is still there, with the allowed numbers. [L02] */
export const NoSuchNumber: Story = {
  args: { refused: '1e3' },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: /^(Koliko kredita|How many credits)$/ });
    await expect(number).toHaveValue('1e3');
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription(/9[.,]990/);
  },
};

/** Chosen by kind and span: the form keeps both, the file too. */
export const Chosen: Story = {
  args: {
    ask: { kind: 'boost', span: 'quarter', page: 2 },
    movements: movements.filter(({ kind }) => kind === 'boost'),
    meta: { ...meta, page: 2, pages: 3, total: 45 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^(Vrsta|Kind)$/ })).toHaveDisplayValue(/^(Isticanje|Promotion)/);
    await expect(canvas.getByRole('link', { name: /^CSV: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/csv\?kind=boost&span=quarter$/),
    );
    await expect(canvas.getByRole('link', { name: /^(Sledeća|Next)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?kind=boost&span=quarter&page=3#history$/),
    );
  },
};

/** Nothing of that kind in that time: everything is one way away. */
export const NothingChosen: Story = {
  args: { ask: { ...ask, kind: 'expiry' }, movements: [], meta: { ...meta, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Prikaži sve|Show all)$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /CSV/ })).not.toBeInTheDocument();
  },
};

/** A new account has no credits, and says so. */
export const None: Story = {
  args: { movements: [], meta: { ...meta, total: 0, balance: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^(Još nema promena|No movements yet)$/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^(Stanje kredita|Credit balance)$/ })).toHaveTextContent('0');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
