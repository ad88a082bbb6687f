import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MenuSheet } from '../MenuSheet/MenuSheet.tsx';
import { Row } from '../Row/Row.tsx';
import { countryList, regionList } from '../samples/countries.ts';
import { handClock } from '../samples/handClock.ts';
import { closesAfterPick } from './closeAfterPick.ts';
import { stayHere } from '../samples/stayHere.ts';
import { CountryPanel } from './CountryPanel.tsx';
import docs from './CountryPicker.docs.ts';
import { CountryPicker, type CountryPickerProps } from './CountryPicker.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Navigation/CountryPicker',
  component: CountryPicker,
  args: { ...countryList, as: 'menu', label: 'Država', onPick: fn() },
  render: (args) => (
    <Row justify="end">
      <CountryPicker {...args} />
    </Row>
  ),
  beforeEach: stayHere,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CountryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet: CountryPickerProps & { as: 'sheet' } = {
  ...countryList,
  as: 'sheet',
  title: 'Izaberite državu',
  closeLabel: 'Zatvori',
  detected: { code: 'rs', sentence: 'Izgleda da ste u Srbiji.', goLabel: 'Idi na: Srbija', href: '#rs' },
};
const opened = (props: CountryPickerProps) => (
  <>
    <Button opens={{ dialog: props.id }}>Izaberite lokaciju</Button>
    <CountryPicker {...props} />
  </>
);
const trigger = (canvasElement: HTMLElement) => canvasElement.querySelector('summary')!;
const menuOf = (canvasElement: HTMLElement) => canvasElement.querySelector('details');

export const Closed: Story = {};

/** Opening it puts the focus into the search; Escape gives it back. [C26] */
export const Menu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(trigger(canvasElement));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Pronađi državu' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Srbija 48.212' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Sve države 165.047' })).toHaveAttribute('href', '#all-countries');
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
};

/** Names, foreign names and codes are found. [C26] */
export const Search: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.type(canvas.getByRole('searchbox'), 'srb');
    await expect(canvas.getByRole('link', { name: 'Srbija 48.212' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'germ');
    await expect(canvas.getByRole('link', { name: 'Nemačka 31.985' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Nemačka 31.985' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger(canvasElement)).toHaveFocus();
  },
};

/** [C31] */
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nema takve države');
    await expect(canvas.getByRole('link', { name: 'Sve države 165.047' })).toBeVisible();
  },
};

/** Open at 99 ms, closed at 100 ms. [C29] */
export const ClosesAfterAPick: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const clock = handClock(closesAfterPick);
    try {
      await userEvent.click(trigger(canvasElement));
      await userEvent.click(canvas.getByRole('link', { name: 'Nemačka 31.985' }));
      await expect(args.onPick).toHaveBeenCalledWith('de');
      clock.pass(99);
      await expect(menuOf(canvasElement)).toHaveAttribute('open');
      clock.pass(1);
      await expect(menuOf(canvasElement)).not.toHaveAttribute('open');
    } finally {
      clock.restore();
    }
  },
};

/** No country is chosen. [C27] */
export const AllCountries: Story = {
  args: {
    countries: countryList.countries.map((country) => ({ ...country, current: false })),
    all: { ...countryList.all, current: true },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(trigger(canvasElement));
    await expect(canvas.getByRole('link', { name: 'Sve države 165.047' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Sve države 165.047' }));
    await expect(args.onPick).toHaveBeenCalledWith(null);
  },
};

/** The country where the user seems to be is an offer. [C30] */
export const SheetWithDetectedCountry: Story = {
  render: () => opened(sheet),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Izaberite lokaciju' }));
    await expect(canvas.getByRole('dialog', { name: 'Izaberite državu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Idi na: Srbija' })).toHaveAttribute('href', '#rs');
  },
};

/** The country of the user is unknown, so nothing is offered first. [C30] */
export const SheetWithoutDetectedCountry: Story = {
  render: () => opened({ ...sheet, detected: undefined }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Izaberite lokaciju' });
    await userEvent.click(opener);
    await expect(canvas.queryByRole('link', { name: /Idi na/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(opener).toHaveFocus();
  },
};

/** Regions of one country: no flags but that of the country. `CountryPanel` is in any `MenuSheet`. [T35] */
export const RegionsOfACountry: Story = {
  render: ({ onPick }) => (
    <>
      <Button opens={{ sheet: 'regions' }}>Izaberite lokaciju</Button>
      <MenuSheet id="regions" title="Izaberite lokaciju" closeLabel="Zatvori">
        <CountryPanel {...regionList} onPick={onPick} />
      </MenuSheet>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Izaberite lokaciju' }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Izaberite lokaciju' }));
    await expect(sheet.getByRole('link', { name: 'Cela Srbija 2.310' })).toBeVisible();
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Pronađi region' }), 'nis');
    await expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cela Srbija 2.310',
      'Nišavski okrug 121',
    ]);
    await userEvent.click(sheet.getByRole('link', { name: 'Nišavski okrug 121' }));
    await expect(args.onPick).toHaveBeenCalledWith('nisava');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const LongWords: Story = {
  render: () =>
    opened({
      ...sheet,
      title: 'Wählen Sie das Land der Fahrzeuganzeigen',
      detected: {
        code: 'gb',
        sentence: 'Вероятно, вы находитесь в Соединённом Королевстве.',
        goLabel: 'Zum Vereinigten Königreich wechseln',
        href: '#gb',
      },
      countries: [
        {
          code: 'gb',
          name: 'Vereinigtes Königreich Großbritannien und Nordirland',
          href: '#gb',
          count: formats.number(1_142_000),
          current: true,
        },
        { code: 'cn', name: '中华人民共和国', href: '#cn', count: '7', current: false },
      ],
    }),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Izaberite lokaciju' }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
  },
};
