import type { CostRule, ModelYearPrices } from '@volan/api-contract';
import { readOwnership, type CostRuleKey, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { OwnershipPage } from './OwnershipPage.tsx';

const perEuro = 117.2;

/** The figures of an address of the page. */
const reading = (search: string) =>
  readOwnership(new URLSearchParams(search), { language: 'rs', thisYear: 2026, perEuro });

const termsWith = (rules: readonly CostRule[], market: ModelYearPrices | null = null) => ({
  rules,
  perEuro,
  day: '2026-11-21',
  market,
});

const source = { title: 'Primer propisa', url: 'https://propisi.example/', read_on: '2026-11-20' };

/** The rules of the fixtures, where some have got an example of an amount. */
function rulesWith(values: Readonly<Partial<Record<CostRuleKey, number>>>): CostRule[] {
  return fixtures.costRules.map((rule) => {
    const value = values[rule.key];
    const currency = rule.key === 'use-tax-reduction' ? null : ('RSD' as const);

    return value === undefined ? rule : { ...rule, value, currency, source };
  });
}

const golf = 'price=11.000&year=2018&fuel=dizel&consumption=5,4&power=85&displacement=1598&model=47';
const golfPrices: ModelYearPrices = {
  title: 'Volkswagen Golf',
  present: { count: 34, median: 11_400 },
  later: { count: 27, median: 7300 },
};

const meta = {
  title: 'Pages/Ownership',
  component: OwnershipPage,
  decorators: [inSite],
  args: { reading: reading(''), terms: termsWith(fixtures.costRules) },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnershipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('table', { name: 'Stavke procene' }));

/** The beginning: nothing is known of the vehicle, so every line asks and no figure is invented. [N16, C59] */
export const Beginning: Story = {
  play: async ({ canvas }) => {
    await expect(lines(canvas).getByRole('row', { name: /^Poznato do sada/ })).toHaveTextContent('0 €');
    await expect(lines(canvas).getAllByText('treba saznati')).toHaveLength(8);
  },
};

/** All lines have an amount: by rules, by ads of the model, and by the visitor. [N16] */
export const Full: Story = {
  args: {
    reading: reading(`${golf}&inspection=35&local-fee=20&service=400`),
    terms: termsWith(
      rulesWith({ insurance: 18_500, 'use-tax': 5860, 'use-tax-reduction': 0, sticker: 586, 'price-diesel': 199 }),
      golfPrices,
    ),
  },
  play: async ({ canvas }) => {
    const table = lines(canvas);
    const loss = table.getByRole('row', { name: /^Gubitak vrednosti/ });
    await expect(loss).toHaveTextContent('Volkswagen Golf');
    await expect(loss).toHaveTextContent('Razlika je 36 %');
    const tax = table.getByRole('row', { name: /^Porez na upotrebu/ });
    await expect(tax).toHaveTextContent('5.860 RSD');
    await expect(within(tax).getByRole('link')).toHaveAttribute('href', source.url);
    await expect(canvas.queryByText('treba saznati')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Procena kao CSV datoteka' })).toHaveAttribute(
      'href',
      expect.stringContaining('/trosak-drzanja/csv?price=11.000&year=2018'),
    );
  },
};

/** The page asks for facts that no ad and no official text has: insurance class, tax, price of the fuel. [N16] */
export const OpenLines: Story = {
  args: {
    reading: reading(golf),
    terms: termsWith(fixtures.costRules, { ...golfPrices, later: { count: 12, median: null } }),
  },
  play: async ({ canvas }) => {
    const table = lines(canvas);
    await expect(table.getByRole('row', { name: /^Gubitak vrednosti/ })).toHaveTextContent(
      'potrebno je po 20, a ima ih 34 za ovu starost i 12 za starija vozila',
    );
    const insurance = table.getByRole('row', { name: /^Obavezno osiguranje/ });
    await expect(insurance).toHaveTextContent('Klasa: preko 84 kW do 110 kW.');
    await expect(insurance).toHaveTextContent('pročitano 20. 11. 2026.');
  },
};

/** An electric car is counted in kilowatt-hours, at a price that was typed in dinars. [N16] */
export const Electric: Story = {
  args: {
    reading: reading('price=21.000&year=2022&fuel=elektricni&consumption=16,5&unit-price=11,72+RSD&power=110&years=1'),
  },
  play: async ({ canvas }) => {
    const energy = lines(canvas).getByRole('row', { name: /^Gorivo ili struja/ });
    await expect(energy).toHaveTextContent('16,5 kWh/100 km × 0,1 €/kWh');
    await expect(energy).toHaveTextContent('247,50 €');
  },
};

/** All wrong figures are named at once and stay as they were typed. [G15] */
export const Wrong: Story = {
  args: { reading: reading('price=skupo&year=1850&km=0&years=40&power=115+KS&insurance=-5') },
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(links).toHaveLength(6);
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
  args: { ...Full.args },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
