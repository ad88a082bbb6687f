import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice } from '../samples/extremes.ts';
import docs from './FacetList.docs.ts';
import { FacetList } from './FacetList.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/FacetList',
  component: FacetList,
  args: {
    name: 'f.gorivo',
    legend: 'Gorivo',
    options: [
      { value: 'dizel', label: 'Dizel', count: formats.number(8120), checked: true },
      { value: 'benzin', label: 'Benzin', count: formats.number(4082) },
      { value: 'metan', label: 'Metan (CNG)', count: '0' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FacetList>;
export default meta;
type Story = StoryObj<typeof meta>;

const told = fn();

/** The parent holds the ticked options. Leaving the group is reported once. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [value, setValue] = useState<readonly string[]>(['dizel']);
    return (
      <form aria-label="Filteri">
        <FacetList {...args} data-testid="group" value={value} onValueChange={setValue} onBlur={told} />
        <output>{value.join(' ')}</output>
        <button type="button" onClick={() => setValue([])}>
          Obriši
        </button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    told.mockClear();
    await expect(canvas.getByTestId('group')).toHaveAccessibleName('Gorivo');
    await userEvent.click(canvas.getByText('Benzin'));
    await expect(canvas.getByRole('status')).toHaveTextContent('dizel benzin');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('f.gorivo')).toEqual([
      'dizel',
      'benzin',
    ]);
    await userEvent.tab({ shift: true });
    await expect(told).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(told).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: /Benzin/ })).not.toBeChecked();
  },
};

export const OneQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Gorivo' })).toBeVisible();
    const petrol = canvas.getByRole('checkbox', { name: /Benzin/ });
    await userEvent.click(canvas.getByText('Benzin'));
    await expect(petrol).toBeChecked();
    await expect(petrol).toHaveAttribute('name', 'f.gorivo');
  },
};

/** Models are under their make and go into the same key. */
export const Nested: Story = {
  args: {
    name: 'f.vozilo',
    legend: 'Marka i model',
    options: [
      {
        value: 'skoda',
        label: 'Škoda',
        count: formats.number(1174),
        checked: true,
        options: [
          { value: 'skoda.octavia', label: 'Octavia', count: '512', checked: true },
          { value: 'skoda.superb', label: 'Superb', count: '188' },
        ],
      },
      { value: 'mercedes-benz', label: 'Mercedes-Benz', count: formats.number(1260) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Octavia/ })).toHaveAttribute('name', 'f.vozilo');
  },
};

/** A user looks for another option: hidden options keep their ticks and go with the form. */
export const HiddenButChosen: Story = {
  args: {
    options: [
      { value: 'dizel', label: 'Dizel', checked: true, hidden: true },
      { value: 'benzin', label: 'Benzin' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Dizel', hidden: true })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'Dizel' })).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    legend: 'Kraftstoff',
    options: [
      { value: 'long', label: 'Elektrohybridantrieb mit Wasserstoffbrennstoffzelle', count: formats.number(1_142_000) },
      { value: 'russian', label: 'Электрический с бензиновым генератором', count: '7' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    options: [
      { value: 'german', label: germanWord, count: longPrice },
      { value: 'chinese', label: chineseName, options: [{ value: 'nested', label: germanWord, count: longPrice }] },
    ],
  },
  play: expectToFit,
};

/** In a form there is room for several beside one another. */
export const InColumns: Story = { args: { layout: 'columns' } };
