import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import docs from './Checkbox.docs.ts';
import { Checkbox } from './Checkbox.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Prvi vlasnik', count: formats.number(3288) },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: ({ children, count }) => (
    <Stack gap={0}>
      <Checkbox count={count}>{children}</Checkbox>
      <Checkbox count={count} defaultChecked>
        {children}
      </Checkbox>
      <Checkbox count={count} disabled>
        {children}
      </Checkbox>
    </Stack>
  ),
};
export const WordsBelongToTheTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Prvi vlasnik'));
    await expect(canvas.getByRole('checkbox', { name: /Prvi vlasnik/ })).toBeChecked();
  },
};
export const SpaceTicks: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
const models = ['Octavia', 'Superb', 'Fabia'];

function MakeWithModels() {
  const [chosen, setChosen] = useState<string[]>(['Octavia']);
  const all = chosen.length === models.length;
  const change = (model: string) => (checked: boolean) =>
    setChosen((before) => (checked ? [...before, model] : before.filter((one) => one !== model)));

  return (
    <Stack gap={0}>
      <Checkbox
        checked={all}
        mixed={chosen.length > 0 && !all}
        onCheckedChange={(checked) => setChosen(checked ? models : [])}
      >
        Škoda
      </Checkbox>
      {models.map((model) => (
        <Checkbox key={model} checked={chosen.includes(model)} onCheckedChange={change(model)}>
          {model}
        </Checkbox>
      ))}
    </Stack>
  );
}

/** The head of a list: a press on the mixed one chooses all, the next one none. */
export const Mixed: Story = {
  render: () => <MakeWithModels />,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('checkbox', { name: 'Škoda' });
    await expect(head).toBePartiallyChecked();
    await userEvent.click(head);
    await expect(head).toBeChecked();
    await expect(head).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Fabia' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fabia' }));
    await expect(head).toBePartiallyChecked();
  },
};
export const WithError: Story = {
  args: {
    id: 'owner',
    children: 'Ja sam vlasnik vozila',
    count: undefined,
    error: 'Potvrdite da ste vlasnik vozila.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ja sam vlasnik vozila' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Potvrdite da ste vlasnik vozila.');
  },
};

/** In a table the row shows the meaning of the box; screen readers still say it. */
export const WordsForListenersOnly: Story = {
  args: { hideLabel: true, children: 'Izaberi oglas Škoda Octavia', count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Izaberi oglas Škoda Octavia' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    children: 'Nur Fahrzeuge mit vollständigem Serviceheft und Elektrohybridantrieb',
    count: formats.number(1_142_000),
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
