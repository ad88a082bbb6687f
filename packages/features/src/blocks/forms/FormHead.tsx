import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import type { ReactNode } from 'react';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { AnswerAlert } from './AnswerAlert.tsx';
import type { ShownForm } from './useForm.ts';

export interface FormHeadProps {
  id: string;
  form: ShownForm;
  /** The text of success. */
  done?: string;
  /** A link to where the failure of the whole form is put right. */
  actions?: ReactNode;
}

/** Above the fields: the errors, with a link to each field, or the success. It takes the focus. [G15] */
export function FormHead({ id, form, done, actions }: FormHeadProps) {
  const { t } = useMessages();
  return (
    <>
      {form.failure !== undefined && (
        <AnswerAlert key={form.failure} tone="critical" actions={actions}>
          {form.failure}
        </AnswerAlert>
      )}
      <FormErrorSummary
        id={id}
        title={t('account.errors', { count: form.errors.length })}
        errors={form.errors}
        attempt={1}
      />
      {form.done && done !== undefined && <AnswerAlert tone="positive">{done}</AnswerAlert>}
    </>
  );
}
