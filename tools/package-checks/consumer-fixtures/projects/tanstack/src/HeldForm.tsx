import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { Container } from '@volan/ui/Container';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { TextInput } from '@volan/ui/TextInput';
import { useForm } from '@tanstack/react-form';
import { useState } from 'react';

const fuels = ['Diesel', 'Petrol', 'Electric'] as const;

/** TanStack Form: it holds every value and gives it to the control. */
export function HeldForm() {
  const [sent, setSent] = useState('');
  const form = useForm({
    defaultValues: { email: '', fuel: 'Diesel', terms: false, express: true },
    onSubmit: ({ value }) => setSent(JSON.stringify(value)),
  });
  return (
    <Container as="main" top>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <Stack gap={2}>
          <form.Field
            name="email"
            validators={{ onBlur: ({ value }) => (value.includes('@') ? undefined : 'Write your e-mail.') }}
          >
            {(field) => (
              <TextInput
                id="email"
                label="E-mail"
                type="email"
                name={field.name}
                value={field.state.value}
                onValueChange={field.handleChange}
                onBlur={field.handleBlur}
                error={field.state.meta.errors[0]}
              />
            )}
          </form.Field>
          <form.Field name="fuel">
            {(field) => (
              <Select
                id="fuel"
                label="Fuel"
                name={field.name}
                options={fuels.map((value) => ({ value, label: value }))}
                value={field.state.value}
                onValueChange={field.handleChange}
                onBlur={field.handleBlur}
              />
            )}
          </form.Field>
          <form.Field name="terms">
            {(field) => (
              <Checkbox
                name={field.name}
                checked={field.state.value}
                onCheckedChange={field.handleChange}
                onBlur={field.handleBlur}
              >
                I accept the terms
              </Checkbox>
            )}
          </form.Field>
          <form.Field name="express">
            {(field) => (
              <Switch
                name={field.name}
                checked={field.state.value}
                onCheckedChange={field.handleChange}
                onBlur={field.handleBlur}
              >
                Express delivery
              </Switch>
            )}
          </form.Field>
          <Row gap={2}>
            <Button type="submit" variant="primary">
              Order
            </Button>
            <Button onClick={() => form.reset()}>Start again</Button>
          </Row>
        </Stack>
        <output data-testid="sent">{sent}</output>
      </form>
    </Container>
  );
}
