import type { CostRule } from '@volan/api-contract';
import { readImport, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ImportPage } from './ImportPage.tsx';

/** The figures of an address of the page. */
const reading = (search: string) => readImport(new URLSearchParams(search), 'rs', 2026);

const termsWith = (rules: readonly CostRule[]) => ({ rules, perEuro: 117.2, day: '2026-11-21' });

const meta = {
  title: 'Pages/Import',
  component: ImportPage,
  decorators: [inSite],
  args: { reading: reading(''), terms: termsWith(fixtures.costRules) },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The beginning: known rules have a source with its day, the other lines ask the visitor. [N09, C59] */
export const Beginning: Story = {
  play: async ({ canvas }) => {
    const result = within(canvas.getByRole('table', { name: 'Procena troškova uvoza' }));
    const vat = result.getByRole('row', { name: /^PDV/ });
    await expect(vat).toHaveTextContent('2.000 €');
    await expect(vat).toHaveTextContent('pročitano 20. 11. 2026.');
    await expect(within(vat).getByRole('link')).toHaveAttribute('href', expect.stringContaining('carina.rs'));
    await expect(result.getByRole('row', { name: /^Carina/ })).toHaveTextContent('Pitajte prodavca');
    await expect(result.getByRole('row', { name: /^Poznato do sada/ })).toHaveTextContent('12.000 €');
  },
};

/** A vehicle made in the EU, with a proof, all figures of the visitor and nothing left to ask. [N09] */
export const Complete: Story = {
  args: {
    reading: reading(
      'price=8.500&origin=eu&emission=5&year=2018&transport=600&testing=150&environment=130&registration=400',
    ),
  },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /^Procena ukupno/ });
    await expect(total).toHaveTextContent('11.600 €');
    await expect(canvas.queryByText('treba saznati')).toBeNull();
  },
};

/** A class below the limit must not be imported. [N09] */
export const NotAllowed: Story = {
  args: { reading: reading('price=2.000&origin=eu&emission=2&year=2003') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ne sme da se uveze/)).toBeVisible();
  },
};

/** A vehicle that may count as historic, at a rate that the visitor entered. */
export const Historic: Story = {
  args: { reading: reading('price=6.000&origin=other&customs-rate=10&emission=1&year=1992') },
};

/** A vehicle that may still count as new. */
export const NearlyNew: Story = { args: { reading: reading('price=32.000&origin=other&year=2026') } };

/** A rule with an amount in dinars: the line has euros too, and the form does not ask for it. [N09] */
export const AmountOfRule: Story = {
  args: {
    terms: termsWith(
      fixtures.costRules.map((rule) =>
        rule.key === 'testing'
          ? {
              ...rule,
              value: 11_720,
              currency: 'RSD' as const,
              source: { title: 'Cenovnik ispitnog mesta', url: 'https://ispitivanje.example/', read_on: '2026-11-20' },
            }
          : rule,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const testing = canvas.getByRole('row', { name: /^Ispitivanje/ });
    await expect(testing).toHaveTextContent('11.720 RSD');
    await expect(testing).toHaveTextContent('100 €');
    await expect(canvas.queryByRole('textbox', { name: /^Ispitivanje/ })).toBeNull();
  },
};

/** No rule is known: everything asks, and no figure is invented. */
export const NoRules: Story = {
  args: { terms: termsWith([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Poznato do sada/ })).toHaveTextContent('10.000 €');
  },
};

/** All wrong figures are named at once and stay as they were typed. [G15] */
export const Wrong: Story = {
  args: { reading: reading('price=skupo&year=1850&transport=-5&customs-rate=120') },
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(links).toHaveLength(4);
    // each begins with the name of its field and leads there
    for (const link of links) {
      const field = canvasElement.querySelector<HTMLInputElement>(link.getAttribute('href') ?? '');
      await expect(field?.labels?.[0]).toHaveTextContent(link.textContent.split(': ')[0] ?? '-');
    }
    await expect(canvas.getByRole('textbox', { name: /^Cena vozila/ })).toHaveValue('skupo');
  },
};

/** A phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
