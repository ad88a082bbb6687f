import { Button } from '@volan/ui/Button';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';
import { useFirstField } from '../forms/useFirstField.ts';

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondStep({ form }: { form: ShownForm }) {
  const { t } = useMessages();
  const code = useFirstField(form.errors.length === 0 && form.failure === undefined);
  return (
    <form method="post" noValidate>
      <input type="hidden" name="form" value="second-step" />
      <input type="hidden" name="challenge" value={form.value('challenge')} />
      <Stack gap={2}>
        <Text>{t('account.second-step-text')}</Text>
        <FormHead id="second-step-errors" form={form} />
        <TextInput
          ref={code}
          id="second-step-code"
          name="code"
          label={t('account.second-factor-code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          error={form.error('code')}
        />
        <Button type="submit" variant="primary" size="large" block>
          {t('account.sign-in')}
        </Button>
      </Stack>
    </form>
  );
}
