import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './FieldArray.docs.ts';
import { FieldArray, type FieldArrayProps, type FieldArrayRow } from './FieldArray.tsx';

interface Phone {
  number: string;
}

const phoneField = ({ value, index, key }: FieldArrayRow<Phone>) => (
  <TextInput
    id={`phone-${key}`}
    name={`phones[${index}]`}
    label={`${index + 1}. telefon`}
    type="tel"
    defaultValue={value?.number}
  />
);

const meta = {
  title: 'Forms/FieldArray',
  component: FieldArray<Phone>,
  args: {
    id: 'phones',
    legend: 'Telefoni',
    addLabel: 'Dodaj telefon',
    removeLabel: (position) => `Ukloni ${position}. telefon`,
    announce: {
      added: (position) => `Dodat je ${position}. telefon.`,
      removed: (position) => `Uklonjen je ${position}. telefon.`,
    },
    children: phoneField,
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FieldArray<Phone>>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [{ number: '011 111' }, { number: '021 222' }, { number: '031 333' }];

const inForm: NonNullable<Story['render']> = (args) => (
  <form aria-label="Firma">
    <FieldArray {...args} />
    <Button type="reset">Poništi</Button>
  </form>
);
const sent = (root: HTMLElement) =>
  Object.fromEntries(new FormData(within(root).getByRole<HTMLFormElement>('form', { name: 'Firma' })));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Dodaj telefon' })).toBeEnabled();
  },
};

/** A new row has the focus in its first field and is announced; names follow the order. */
export const Add: Story = {
  render: inForm,
  args: { min: 1 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('1. telefon'), '011 111');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj telefon' }));
    await waitFor(() => expect(canvas.getByLabelText('2. telefon')).toHaveFocus());
    await userEvent.keyboard('021 222');
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodat je 2. telefon.');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(sent(canvasElement)).toEqual({ 'phones[0]': '011 111', 'phones[1]': '021 222' });
  },
};

/** The focus goes to the row that took the place, then to the button that adds. What stays keeps its text. */
export const Remove: Story = {
  render: inForm,
  args: { defaultRows: three },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni 2. telefon' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(1);
    await expect(sent(canvasElement)).toEqual({ 'phones[0]': '011 111', 'phones[1]': '031 333' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Uklonjen je 2. telefon.');
    await expect(canvas.getByRole('button', { name: 'Ukloni 2. telefon' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ukloni 1. telefon' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dodaj telefon' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(3));
    await expect(sent(canvasElement)).toEqual({
      'phones[0]': '011 111',
      'phones[1]': '021 222',
      'phones[2]': '031 333',
    });
  },
};
export const MinAndMax: Story = {
  args: { min: 1, max: 2, hint: 'Najviše dva.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Ukloni 1. telefon' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj telefon' }));
    await expect(canvas.getByRole('button', { name: 'Dodaj telefon' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni 1. telefon' }));
    await expect(canvas.getByRole('button', { name: 'Dodaj telefon' })).toHaveFocus();
  },
};

function Held(args: FieldArrayProps<Phone>) {
  const [rows, setRows] = useState([{ id: 'a', number: '011 111' }]);
  return (
    <FieldArray
      {...args}
      rows={rows}
      onAdd={() => setRows([...rows, { id: `row-${rows.length}`, number: '' }])}
      onRemove={(index) => setRows(rows.filter((_, other) => other !== index))}
    />
  );
}

/** As useFieldArray of React Hook Form has it: the parent holds the rows. */
export const HeldByTheParent: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj telefon' }));
    await waitFor(() => expect(canvas.getByLabelText('2. telefon')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni 1. telefon' }));
    await expect(canvas.getByLabelText('1. telefon')).toHaveValue('');
  },
};
export const WithError: Story = { args: { defaultRows: three, error: 'Dva telefona su ista.' } };
export const Disabled: Story = {
  args: { defaultRows: three, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('1. telefon')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Dodaj telefon' })).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { defaultRows: three, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    legend: 'Telefonnummernverzeichnis der Kraftfahrzeugverkaufsniederlassung',
    addLabel: 'Weitere Telefonnummer der Niederlassung hinzufügen',
    hint: 'Kundinnen und Kunden sehen alle Telefonnummern auf der Unternehmensseite.',
    defaultRows: three,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};
