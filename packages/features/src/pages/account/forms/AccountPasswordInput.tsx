import { PasswordInput } from '@volan/ui/PasswordInput';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface AccountPasswordInputProps {
  id: string;
  name: 'password' | 'current_password';
  kind: 'current' | 'new';
  label: string;
  error?: string | undefined;
  /** @default the rules of a new password */
  hint?: string;
  action?: ReactNode;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A password of an account; a new one shows its rules. [M21] */
export function AccountPasswordInput({ kind, required = true, error, hint, ...field }: AccountPasswordInputProps) {
  const { t } = useMessages();
  return (
    <PasswordInput
      {...field}
      kind={kind}
      required={required}
      maxLength={128}
      error={error}
      revealLabel={t('account.show-password')}
      concealLabel={t('account.hide-password')}
      {...(kind === 'new' && { hint: hint ?? t('account.password-hint') })}
    />
  );
}
