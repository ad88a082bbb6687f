import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { Container } from '@volan/ui/Container';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';

/** A form without a library: the browser holds the values, checks them, says what is wrong and resets them. */
export function PlainForm() {
  const [sent, setSent] = useState('');
  const [message, setMessage] = useState<string>();
  return (
    <Container as="main" top>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
        }}
        onReset={() => setMessage(undefined)}
      >
        <Stack gap={2}>
          <TextInput
            id="email"
            name="email"
            label="E-mail"
            type="email"
            required
            error={message}
            onInvalid={(event) => {
              event.preventDefault();
              setMessage(event.currentTarget.validationMessage);
            }}
            onInput={() => setMessage(undefined)}
          />
          <Select
            id="fuel"
            name="fuel"
            label="Fuel"
            defaultValue="petrol"
            options={[
              { value: 'diesel', label: 'Diesel' },
              { value: 'petrol', label: 'Petrol' },
            ]}
          />
          <Checkbox name="terms" value="accepted" required>
            I accept the terms
          </Checkbox>
          <Switch name="express" defaultChecked>
            Express delivery
          </Switch>
          <Row gap={2}>
            <Button type="submit" variant="primary">
              Order
            </Button>
            <Button type="reset">Start again</Button>
          </Row>
        </Stack>
        <output data-testid="sent">{sent}</output>
      </form>
    </Container>
  );
}
