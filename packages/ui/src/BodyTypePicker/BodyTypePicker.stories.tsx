import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longPrice } from '../samples/extremes.ts';
import docs from './BodyTypePicker.docs.ts';
import { BodyTypePicker } from './BodyTypePicker.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/BodyTypePicker',
  component: BodyTypePicker,
  args: {
    name: 'f.karoserija',
    legend: 'Karoserija',
    options: [
      { value: 'hecbek', label: 'Hečbek', outline: 'hatch', count: formats.number(3810), checked: true },
      { value: 'karavan', label: 'Karavan', outline: 'wagon', count: formats.number(2934) },
      { value: 'kabriolet', label: 'Kabriolet', outline: 'cabrio', count: '102' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BodyTypePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const told = fn();

/** The parent holds the ticked options. Leaving the group is reported once. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [value, setValue] = useState<readonly string[]>(['hecbek']);
    return (
      <form aria-label="Filteri">
        <BodyTypePicker {...args} data-testid="group" value={value} onValueChange={setValue} onBlur={told} />
        <output>{value.join(' ')}</output>
        <button type="button" onClick={() => setValue([])}>
          Obriši
        </button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    told.mockClear();
    await expect(canvas.getByTestId('group')).toHaveAccessibleName('Karoserija');
    await userEvent.click(canvas.getByText('Karavan'));
    await expect(canvas.getByRole('status')).toHaveTextContent('hecbek karavan');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('f.karoserija')).toEqual([
      'hecbek',
      'karavan',
    ]);
    await userEvent.tab({ shift: true });
    await expect(told).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(told).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: /Karavan/ })).not.toBeChecked();
  },
};

export const SomeChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Karoserija' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Hečbek/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Karavan/ })).toBeChecked();
  },
};
export const WithoutCounts: Story = {
  args: { options: [{ value: 'suv', label: 'SUV', outline: 'suv' }] },
};

/** A filter rail is 288 px wide: the longest body types of all languages stay whole. */
export const InARail: Story = {
  args: {
    options: [
      { value: 'rs', label: 'Monovolumen', outline: 'mpv', count: '608', checked: true },
      { value: 'mk', label: 'Моноволумен', outline: 'mpv', count: '608' },
      { value: 'ru', label: 'Внедорожник', outline: 'suv', count: formats.number(1249) },
      { value: 'de', label: 'Kastenwagen', outline: 'van', count: '6' },
    ],
  },
  decorators: [
    (Tiles) => (
      <div style={{ inlineSize: 254 }}>
        <Tiles />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    for (const { label } of args.options) {
      const word = document.createRange();
      word.selectNodeContents(canvas.getByText(label));
      await expect(word.getClientRects()).toHaveLength(1);
    }
  },
};
export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'van',
        label: 'Kleintransporter mit Doppelkabine',
        outline: 'van',
        count: formats.number(1_142_000),
        checked: true,
      },
      { value: 'wagon', label: 'Универсал повышенной проходимости', outline: 'wagon', count: '18' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    options: [
      { value: 'van', label: germanWord, outline: 'van', count: longPrice, checked: true },
      { value: 'wagon', label: chineseName, outline: 'wagon', count: '18' },
    ],
  },
  play: expectToFit,
};
