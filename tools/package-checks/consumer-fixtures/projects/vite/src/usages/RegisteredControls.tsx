import { Button } from '@volan/ui/Button';
import { OtpInput } from '@volan/ui/OtpInput';
import { PasswordInput } from '@volan/ui/PasswordInput';
import { SearchInput } from '@volan/ui/SearchInput';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface Account {
  password: string;
  about: string;
  code: string;
  make: string;
}

const defaultValues: Account = { password: '', about: 'We sell cars.', code: '', make: '' };

/** The remaining controls that are one native control, registered in the same manner. */
export function RegisteredControls() {
  const { register, handleSubmit, reset, formState } = useForm<Account>({ defaultValues });
  const { errors } = formState;
  const [sent, setSent] = useState<Account>();

  return (
    <form aria-label="Account" noValidate onSubmit={handleSubmit(setSent)}>
      <Stack gap={2}>
        {/* 18 */}
        <PasswordInput
          id="password"
          label="Password"
          kind="new"
          revealLabel="Show"
          concealLabel="Hide"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', { minLength: { value: 8, message: 'Use 8 letters or more.' } })}
        />
        {/* 19 */}
        <TextArea
          id="about"
          label="About"
          rows={2}
          hint={<em>Two lines.</em>}
          data-testid="about"
          {...register('about')}
        />
        {/* 20 */}
        <OtpInput id="code" label="Code" {...register('code')} />
        {/* 21 */}
        <SearchInput id="make" label="Make" {...register('make')} />
        {/* 22 */}
        <Button type="submit" data-testid="register">
          Register
        </Button>
        {/* 23 */}
        <Button onClick={() => reset()} aria-describedby="about-hint">
          Clear the account
        </Button>
      </Stack>
      <output data-testid="account">{JSON.stringify(sent)}</output>
    </form>
  );
}
