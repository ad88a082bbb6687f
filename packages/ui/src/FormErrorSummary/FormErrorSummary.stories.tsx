import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import docs from './FormErrorSummary.docs.ts';
import { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx';

function FormWithErrors(props: Omit<FormErrorSummaryProps, 'attempt'>) {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? props.errors : [];
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message;

  return (
    <Stack gap={2}>
      <FormErrorSummary {...props} errors={errors} attempt={attempt} />
      <TextInput id="mileage" label="Kilometraža" unit="km" error={errorOf('mileage')} />
      <TextInput id="registered" label="Registrovan do" error={errorOf('registered')} />
      <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
        Dalje
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    id: 'errors',
    title: 'Oglas nije sačuvan. Ispravite dva polja.',
    attempt: 1,
    errors: [
      { field: 'mileage', message: 'Upišite kilometražu.' },
      { field: 'registered', message: 'Upišite mesec od 01 do 12.' },
    ],
  },
  parameters: { componentDocs: docs },
  render: (args) => <FormWithErrors {...args} />,
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Dalje' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert', { name: 'Oglas nije sačuvan. Ispravite dva polja.' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Upišite mesec od 01 do 12.' }));
    await expect(canvas.getByRole('textbox', { name: 'Registrovan do' })).toHaveFocus();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
export const Shown: Story = {
  render: (args) => (
    <Stack gap={2}>
      <FormErrorSummary {...args} />
      <TextInput id="mileage" label="Kilometraža" unit="km" error="Upišite kilometražu." />
      <TextInput id="registered" label="Registrovan do" error="Upišite mesec od 01 do 12." defaultValue="13.2027." />
    </Stack>
  ),
};
export const LongWords: Story = {
  ...Shown,
  args: {
    title: 'Die Fahrzeugbeschreibung wurde nicht gespeichert. Berichtigen Sie zwei Felder.',
    errors: [
      { field: 'mileage', message: 'Kraftfahrzeughaftpflichtversicherungsbestätigungsnummer fehlt.' },
      { field: 'registered', message: 'Введите месяц регистрации от 01 до 12.' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
