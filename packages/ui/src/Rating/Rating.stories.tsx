import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './Rating.docs.ts';
import { Rating, type RatingProps, type RatingValue } from './Rating.tsx';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: {
    id: 'rating',
    name: 'rating',
    legend: 'Kako ocenjujete prodavca?',
    labels: ['Loše', 'Slabo', 'Osrednje', 'Dobro', 'Odlično'],
    onValueChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

const inForm: NonNullable<Story['render']> = (args) => (
  <form aria-label="Utisak">
    <Rating {...args} />
    <Button type="reset">Poništi</Button>
  </form>
);
const sent = (root: HTMLElement) =>
  new FormData(within(root).getByRole<HTMLFormElement>('form', { name: 'Utisak' })).get('rating');

export const Empty: Story = {
  render: inForm,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Kako ocenjujete prodavca?' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(sent(canvasElement)).toBeNull();
  },
};

/** A press and arrows choose; the word of the choice is shown, and a reset takes the choice back. */
export const Chosen: Story = {
  render: inForm,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Osrednje' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: 'Dobro' })).toBeChecked();
    await expect(canvas.getAllByText('Dobro').at(-1)).toBeVisible();
    await expect(canvas.getAllByText('Osrednje').at(-1)).not.toBeVisible();
    await expect(sent(canvasElement)).toBe('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await expect(sent(canvasElement)).toBeNull();
  },
};

function Held(args: RatingProps) {
  const [value, setValue] = useState<RatingValue>(2);
  return <Rating {...args} value={value} onValueChange={(next) => setValue(next === 5 ? 4 : next)} />;
}
export const HeldByTheParent: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Slabo' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Odlično' }));
    await expect(canvas.getByRole('radio', { name: 'Dobro' })).toBeChecked();
  },
};
export const WithError: Story = {
  args: { error: 'Izaberite jednu do pet zvezdica.', hint: 'Ocenu vide drugi kupci.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Ocenu vide drugi kupci. Izaberite jednu do pet zvezdica.',
    );
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 4 },
  render: inForm,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Odlično' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dobro' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sent(canvasElement)).toBe('4');
  },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 4 },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeDisabled();
  },
};
export const LongWords: Story = {
  args: {
    legend: 'Wie zufrieden waren Sie mit der Kraftfahrzeugübergabeabwicklung?',
    labels: ['Schlecht', 'Mäßig', 'Durchschnittlich', 'Gut', 'Außerordentlichzufriedenstellendeabwicklung'],
    defaultValue: 5,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};
