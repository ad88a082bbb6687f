import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Flag } from '../Flag/Flag.tsx';
import docs from './Combobox.docs.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { PlainSelect } from './PlainSelect.tsx';
import { formats } from '../samples/formats.ts';

const labels = {
  open: 'Prikaži sve',
  clear: 'Obriši izbor',
  empty: (text: string) => `Ništa ne odgovara tekstu „${text}“. Proverite kako je napisan.`,
  results: (count: number) => `Pronađeno: ${count}`,
  loading: 'Učitava se',
};
const makes: ComboboxOption[] = [
  { value: 'volkswagen', label: 'Volkswagen', count: formats.number(2318), group: 'Najtraženije' },
  { value: 'skoda', label: 'Škoda', count: formats.number(1174), group: 'Najtraženije' },
  { value: 'audi', label: 'Audi', count: formats.number(1260), group: 'Najtraženije' },
  { value: 'alfa-romeo', label: 'Alfa Romeo', count: '312', group: 'Sve marke' },
  { value: 'citroen', label: 'Citroën', count: '846', group: 'Sve marke' },
  { value: 'zastava', label: 'Zastava', count: '190', group: 'Sve marke' },
];
const countries: ComboboxOption[] = [
  { value: 'rs', label: 'Srbija', code: 'RS', flag: <Flag country="rs" />, count: formats.number(48_212) },
  { value: 'hu', label: 'Mađarska', code: 'HU', flag: <Flag country="hu" />, count: formats.number(31_090) },
  { value: 'de', label: 'Nemačka', code: 'DE', flag: <Flag country="de" />, count: formats.number(1_142_000) },
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { id: 'make', name: 'make', label: 'Marka', placeholder: 'Izaberite marku', options: makes, labels },
  parameters: { componentDocs: docs },
  render: (args) => (
    <form aria-label="Vozilo">
      <Combobox {...args} />
    </form>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (form: HTMLElement, name: string) => new FormData(form as HTMLFormElement).getAll(name);

export const FoundWithoutMarks: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Marka' });
    await userEvent.type(field, 'skod');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Pronađeno: 1');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Škoda');
    await expect(args.onValueChange).toHaveBeenCalledWith('skoda');
    await expect(sent(canvas.getByRole('form'), 'make')).toEqual(['skoda']);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
const left = fn();

/** The parent holds the value, also through a reset; leaving the whole control is reported once. */
export const HeldByTheParent: Story = {
  render: function Held() {
    const [value, setValue] = useState('audi');
    return (
      <form aria-label="Vozilo">
        <Combobox
          options={makes}
          labels={labels}
          value={value}
          id="make"
          name="make"
          label="Marka"
          data-testid="make"
          onValueChange={setValue}
          onBlur={left}
        />
        <Combobox options={makes} labels={labels} id="other" name="other" label="Druga" defaultValue="zastava" />
        <button type="button" onClick={() => setValue('skoda')}>
          Škoda
        </button>
        <button type="reset">Poništi</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    left.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Marka' });
    const form = canvas.getByRole('form');
    await expect(canvas.getByTestId('make')).toHaveValue('audi');
    await expect(field).toHaveValue('Audi');
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši izbor: Marka' }));
    await userEvent.type(field, 'citr{Enter}');
    await expect(sent(form, 'make')).toEqual(['citroen']);
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Škoda' }));
    await expect(left).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('Škoda');
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši izbor: Druga' }));
    await expect(sent(form, 'other')).toEqual(['']);
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await expect(sent(form, 'other')).toEqual(['zastava']);
    await expect(sent(form, 'make')).toEqual(['skoda']);
  },
};
export const Open: Story = {
  args: { defaultValue: 'skoda' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži sve: Marka' }));
    await expect(canvas.getByRole('group', { name: 'Najtraženije' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('option', { name: /Škoda/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const ArrowsAndEscape: Story = {
  args: { defaultValue: 'audi' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('zzz{Escape}');
    await expect(field).toHaveValue('Audi');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Audi');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(sent(canvas.getByRole('form'), 'make')).toEqual(['']);
  },
};

/** Leaving the field with half a word keeps the choice. */
export const LeavingChoosesNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'aud');
    await userEvent.click(document.body);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(sent(canvas.getByRole('form'), 'make')).toEqual(['']);
  },
};
export const CountryByCode: Story = {
  args: { id: 'country', name: 'country', label: 'Država', placeholder: 'Izaberite državu', options: countries },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Država' }), 'de');
    await userEvent.click(canvas.getByRole('option', { name: /Nemačka/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Nemačka');
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši izbor: Država' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvas.getAllByText('Ništa ne odgovara tekstu „xyz“. Proverite kako je napisan.')[0]).toBeVisible();
  },
};
export const Several: Story = {
  render: () => (
    <form aria-label="Vozilo">
      <Combobox
        id="makes"
        name="makes"
        label="Marke"
        multiple
        defaultValue={['audi']}
        removeLabel="Ukloni"
        options={makes}
        labels={labels}
        onValueChange={fn()}
      />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Marke' });
    const form = canvas.getByRole('form');
    await userEvent.type(field, 'citroen{Enter}');
    await expect(sent(form, 'makes')).toEqual(['audi', 'citroen']);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Zastava/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: Audi' }));
    await expect(sent(form, 'makes')).toEqual(['citroen', 'zastava']);
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(sent(form, 'makes')).toEqual(['citroen']);
  },
};

function Searching() {
  const [found, setFound] = useState<ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const search = (text: string) => {
    setLoading(true);
    setTimeout(() => {
      setFound(text === '' ? [] : [{ value: text, label: `Octavia ${text}` }]);
      setLoading(false);
    }, 50);
  };

  return (
    <Combobox
      id="model"
      name="model"
      label="Model"
      options={found}
      labels={labels}
      loading={loading}
      onSearch={search}
    />
  );
}

/** The parent looks for options, such as the models of a make. */
export const Loading: Story = {
  render: () => <Searching />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Model' }), 'c');
    await expect(canvas.getAllByText('Učitava se')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Octavia c' })).toBeVisible());
    await userEvent.click(canvas.getByRole('option'));
    await expect(canvas.getByRole('combobox')).toHaveValue('Octavia c');
  },
};
export const Failed: Story = {
  args: {
    id: 'model',
    label: 'Model',
    options: [],
    failure: 'Modeli nisu učitani. Proverite vezu i pokušajte ponovo.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByText('Modeli nisu učitani. Proverite vezu i pokušajte ponovo.')[0]).toBeVisible();
  },
};
export const WithError: Story = {
  args: { error: 'Izaberite marku sa spiska.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Izaberite marku sa spiska.');
  },
};
export const Disabled: Story = { args: { defaultValue: 'audi', disabled: true } };
/** The HTML of the server: the browser's own select with the same options, until the script is there. */
export const WithoutJavaScript: Story = {
  render: ({ id = 'make', name, label, options, placeholder }) => (
    <form aria-label="Vozilo">
      <Field id={id} label={label}>
        <PlainSelect id={id} name={name} options={options} placeholder={placeholder} defaultValue="skoda" />
      </Field>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Marka' });
    await expect(select).toHaveDisplayValue('Škoda 1.174');
    await userEvent.selectOptions(select, 'audi');
    await expect(sent(canvas.getByRole('form'), 'make')).toEqual(['audi']);
  },
};
export const LongWords: Story = {
  args: {
    label: 'Landwirtschaftliche Nutzfahrzeughersteller',
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Сельскохозяйственная техника и Sonderkraftfahrzeuggesellschaft mbH',
        code: 'SKFZ',
        count: formats.number(99_999_999_999),
        flag: <Flag country="de" />,
        group: 'Nutzfahrzeughersteller und Sonderfahrzeugbau',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Prikaži sve/ }));
    await expect(canvas.getByRole('option')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
