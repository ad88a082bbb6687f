import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface Order {
  email: string;
  city: string;
  plate: string;
  fuel: string;
  terms: boolean;
  express: boolean;
}

const defaultValues: Order = { email: '', city: 'Novi Sad', plate: '', fuel: 'diesel', terms: false, express: true };

/** React Hook Form by `register`: the controls hold their values, the form reads them. */
export function RegisteredForm() {
  const { register, handleSubmit, reset, setFocus, formState } = useForm<Order>({ defaultValues, mode: 'onTouched' });
  const { errors, dirtyFields } = formState;
  const [sent, setSent] = useState<Order>();

  return (
    <form id="order" noValidate onSubmit={handleSubmit(setSent)}>
      <Stack gap={2}>
        {/* 1 */}
        <TextInput
          id="email"
          label="E-mail"
          type="email"
          error={errors.email?.message}
          data-testid="email"
          {...register('email', { required: 'Write your e-mail.' })}
        />
        {/* 2 */}
        <TextInput id="city" label="City" autoComplete="address-level2" {...register('city')} />
        {/* 3 */}
        <TextInput
          id="plate"
          label="Plate"
          maxLength={7}
          pattern="[A-Z0-9]+"
          title="As on the car"
          {...register('plate')}
        />
        {/* 4 */}
        <Select
          id="order-fuel"
          label="Fuel"
          options={[
            { value: 'diesel', label: 'Diesel' },
            { value: 'petrol', label: 'Petrol' },
          ]}
          {...register('fuel')}
        />
        {/* 5 */}
        <Checkbox id="terms" error={errors.terms?.message} {...register('terms', { required: 'Accept the terms.' })}>
          I accept the <Link href="/terms">terms</Link>
        </Checkbox>
        {/* 6 */}
        <Switch {...register('express')}>Express delivery</Switch>
        <Row gap={2} wrap>
          {/* 7 */}
          <Button type="submit" variant="primary">
            Order
          </Button>
          {/* 8 */}
          <Button onClick={() => reset()}>Start again</Button>
          {/* 9 */}
          <Button onClick={() => setFocus('city')}>Change the city</Button>
        </Row>
      </Stack>
      <output data-testid="changed">{Object.keys(dirtyFields).join(' ')}</output>
      <output data-testid="sent">{JSON.stringify(sent)}</output>
    </form>
  );
}
