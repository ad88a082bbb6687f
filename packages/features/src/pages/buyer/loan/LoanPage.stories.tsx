import { readLoan, type LanguageValue } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { LoanPage } from './LoanPage.tsx';

/** The figures of an address of the page. */
const reading = (search: string) => readLoan(new URLSearchParams(search), 'rs', 9);

const meta = {
  title: 'Pages/Loan',
  component: LoanPage,
  decorators: [inSite],
  args: { reading: reading('') },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The example that the page begins with: sums, chart, and a payment for each month. [P22, C59] */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    const result = canvas.getByRole('region', { name: 'Rezultat' });
    await expect(result).toHaveTextContent('Mesečno166,07 €');
    await expect(result).toHaveTextContent('Efektivna kamatna stopa9,38 %');
    await userEvent.click(canvas.getByText('Prikaži rate po mesecima'));
    await expect(within(canvas.getByRole('table', { name: 'Plan otplate' })).getAllByRole('row')).toHaveLength(61);
    await expect(canvas.getByRole('link', { name: 'Plan otplate kao CSV datoteka' })).toHaveAttribute(
      'href',
      expect.stringContaining('/kalkulator-kredita/csv?price=10.000&deposit=20+%25&months=60'),
    );
  },
};

/** Charges raise the effective rate above the nominal one. [P22] */
export const Charges: Story = {
  args: { reading: reading('price=17.990&deposit=3.000&months=84&rate=7,5&fee=150&monthly-fee=2&insurance=5,5') },
};

/** A loan without interest. */
export const WithoutInterest: Story = { args: { reading: reading('price=3.000&deposit=0&months=12&rate=0') } };

/** The deposit is the price. */
export const NothingToBorrow: Story = {
  args: { reading: reading('price=5.000&deposit=100+%25') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rezultat' })).toHaveTextContent('Učešće pokriva cenu.');
    await expect(canvas.queryByRole('region', { name: 'Plan otplate' })).toBeNull();
  },
};

/** All wrong figures are named at once and stay as they were typed. [P22, G15] */
export const Wrong: Story = {
  args: { reading: reading('price=skupo&deposit=120+%25&months=0&rate=&fee=1,2345') },
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(links).toHaveLength(5);
    // each begins with the name of its field and leads there
    for (const link of links) {
      const field = canvasElement.querySelector<HTMLInputElement>(link.getAttribute('href') ?? '');
      await expect(field?.labels?.[0]).toHaveTextContent(link.textContent.split(': ')[0] ?? '-');
    }
    const price = canvas.getByRole('textbox', { name: /^Cena vozila/ });
    await expect(price).toHaveValue('skupo');
    await expect(price).toHaveAccessibleDescription(/Upišite broj/);
    await expect(canvas.getByRole('textbox', { name: /^Broj meseci/ })).toHaveAccessibleDescription(/najmanje 1/);
  },
};

/** A phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
