import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, russianLine } from '../samples/extremes.ts';
import docs from './ToggleGroup.docs.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

const looks = [
  { value: 'list', label: 'Lista', icon: 'list' },
  { value: 'grid', label: 'Mreža', icon: 'layout-grid' },
  { value: 'map', label: 'Mapa', icon: 'map-pin' },
] as const;
const layers = [
  { value: 'views', label: 'Pregledi' },
  { value: 'calls', label: 'Pozivi' },
  { value: 'messages', label: 'Poruke' },
] as const;

const meta = {
  title: 'Forms/ToggleGroup',
  component: ToggleGroup,
  args: { label: 'Raspored', options: looks, defaultValue: 'list', onValueChange: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of the Tab key, at the chosen one; arrows move and choose, around the ends. */
export const OneOfThem: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Raspored' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Lista', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Mapa', checked: true })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Mreža', checked: true })).toHaveFocus();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Each is pressed by itself; arrows only move. The value is in the order of the options. */
export const SeveralOfThem: Story = {
  args: { label: 'Na grafikonu', options: layers, multiple: true, defaultValue: ['calls'], onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Na grafikonu' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pregledi', pressed: false })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['views', 'calls']);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['views']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Poruke', pressed: false })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Poruke' })).toHaveFocus();
  },
};

/** Icons alone, with their words for screen readers and under the pointer. */
export const IconsAlone: Story = {
  args: { hideLabels: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTitle('Mreža'));
    await expect(canvas.getByRole('radio', { name: 'Mreža' })).toBeChecked();
  },
};

/** With a `name` the form sends the choice, and a reset brings the first one back. */
export const InAForm: Story = {
  render: () => (
    <form>
      <ToggleGroup label="Raspored" name="look" options={looks} defaultValue="grid" />
      <ToggleGroup label="Na grafikonu" name="layer" options={layers} multiple defaultValue={['views']} />
      <Button type="reset">Vrati</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    const sent = () => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    await expect(sent().toString()).toBe('look=grid&layer=views');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mreža' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('radio', { name: 'Mapa' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('checkbox', { name: 'Pozivi' })).toHaveFocus();
    await expect(sent().toString()).toBe('look=map&layer=views&layer=calls');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vrati' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent().toString()).toBe('look=grid&layer=views');
  },
};

/** The parent decides, and may refuse. */
export const HeldByTheParent: Story = {
  render: function Held() {
    const [value, setValue] = useState('list');
    return (
      <ToggleGroup
        label="Raspored"
        options={looks}
        value={value}
        onValueChange={(next) => {
          if (next !== 'map') setValue(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mapa' }));
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mreža' }));
    await expect(canvas.getByRole('radio', { name: 'Mreža' })).toBeChecked();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const one of canvas.getAllByRole('radio')) await expect(one).toBeDisabled();
  },
};

/** A single one that cannot be chosen is passed over. */
export const OneDisabled: Story = {
  args: { options: [looks[0], { ...looks[1], disabled: true }, looks[2]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Mapa', checked: true })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: germanWord },
      { value: 'b', label: russianLine },
      { value: 'c', label: '列表' },
    ],
    defaultValue: 'b',
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
