import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import docs from './RadioGroup.docs.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    id: 'damage',
    name: 'damage',
    legend: 'Oštećenje',
    options: [
      { value: 'none', label: 'Nije oštećen' },
      { value: 'drives', label: 'Oštećen, u voznom stanju' },
      { value: 'still', label: 'Oštećen, nije u voznom stanju' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Oštećenje' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByText('Nije oštećen'));
    await expect(canvas.getByRole('radio', { name: 'Nije oštećen' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Oštećen, u voznom stanju' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('drives');
  },
};
const leave = fn();

/** The parent holds the value, also through a reset; leaving the group is reported once. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [value, setValue] = useState('none');
    return (
      <form aria-label="Oglas">
        <RadioGroup {...args} data-testid="group" value={value} onValueChange={setValue} onBlur={leave} />
        <output>{value}</output>
        <button type="reset">Poništi</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    leave.mockClear();
    await expect(canvas.getByTestId('group')).toHaveAttribute('id', 'damage');
    await userEvent.click(canvas.getByText('Oštećen, u voznom stanju'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('still');
    await expect(leave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await expect(leave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('still');
  },
};

const group = createRef<HTMLFieldSetElement & { value: string }>();
const heard = fn();

/** `register` of a form library takes the group for one control: it reads, writes and focuses it by its `ref`. */
export const Registered: Story = {
  args: { defaultValue: 'drives' },
  render: (args) => <RadioGroup {...args} ref={group} onChange={(event) => heard(event.target)} />,
  play: async ({ canvas, userEvent }) => {
    const element = group.current;
    await expect(element?.value).toBe('drives');
    if (element) element.value = 'none';
    await expect(canvas.getByRole('radio', { name: 'Nije oštećen' })).toBeChecked();
    element?.focus();
    await expect(canvas.getByRole('radio', { name: 'Nije oštećen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(element?.value).toBe('drives');
    await expect(heard).toHaveBeenLastCalledWith(canvas.getByRole('radio', { name: 'Oštećen, u voznom stanju' }));
  },
};
export const Chosen: Story = { args: { defaultValue: 'none', hint: 'Kupci ovo traže prvo.' } };
export const InARow: Story = {
  args: {
    id: 'seller',
    legend: 'Prodavac',
    layout: 'row',
    defaultValue: 'private',
    options: [
      { value: 'private', label: 'Fizičko lice' },
      { value: 'company', label: 'Pravno lice' },
    ],
  },
};

/** The price of each option is at the end; nothing paid is chosen beforehand. */
export const WithPrices: Story = {
  args: {
    id: 'extra',
    name: 'extra',
    legend: 'Dodatne slike',
    layout: 'lines',
    options: [
      { value: '10', label: '+10 · bez popusta', end: <b>{formats.money(200, 'RSD')}</b> },
      { value: '20', label: '+20 · 20 % popusta', end: <b>{formats.money(320, 'RSD')}</b> },
      { value: '30', label: '+30 · 30 % popusta', end: <b>{formats.money(420, 'RSD')}</b> },
    ],
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
    }
  },
};
export const WithDisabledAnswer: Story = {
  args: {
    id: 'duration',
    legend: 'Trajanje',
    options: [
      {
        value: '30',
        label: formats.count('product.days', 30),
        end: <Tag tone="neutral">{formats.count('product.credits', 6)}</Tag>,
      },
      { value: '60', label: formats.count('product.days', 60), about: 'Oglas ističe za 34 dana.', disabled: true },
    ],
  },
};
export const WithError: Story = {
  args: { error: 'Izaberite da li je vozilo oštećeno.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Izaberite da li je vozilo oštećeno.');
  },
};
export const LongWords: Story = {
  args: {
    legend: 'Kraftfahrzeughaftpflichtversicherungsschadenfreiheitsklasse',
    options: [
      {
        value: 'long',
        label: 'Unfallfahrzeug mit Hauptuntersuchungsbericht und Wertminderungsgutachten',
        about: 'Повреждён в результате дорожно-транспортного происшествия',
        end: <b>{formats.money(99_999_999_999, 'RSD')}</b>,
      },
      { value: 'intact', label: '车辆未受损' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
