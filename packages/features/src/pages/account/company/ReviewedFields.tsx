import { reviewedCompanyFields, type ReviewedCompanyField } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput, type TextInputProps } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { fieldProps, type CompanyPartProps } from './companyFormFields.ts';

const controls: Readonly<Record<ReviewedCompanyField, Partial<TextInputProps>>> = {
  name: { autoComplete: 'organization', required: true, maxLength: 60 },
  legal_name: { autoComplete: 'off', required: true, maxLength: 200 },
  tax_id: { inputMode: 'numeric', required: true, maxLength: 40 },
  registry_number: { inputMode: 'numeric', maxLength: 40 },
  address: { autoComplete: 'street-address', required: true, maxLength: 200 },
};

/**
 * Names, numbers and address, and the answer to the question of a moderator. A public company sees beside a changed
 * field what buyers still see. [M12]
 */
export function ReviewedFields({ company, form, labels }: CompanyPartProps) {
  const { t } = useMessages();
  const { data, changes, review, status } = company;
  const isPublic = status === 'public';

  return (
    <Stack gap={2}>
      {review?.state === 'asked' && (
        <TextArea {...fieldProps('answer', { form, labels }, '')} hint={review.question} maxLength={1000} />
      )}
      {isPublic && <Text tone="secondary">{t('own-company.review-note')}</Text>}
      <Grid layout="panels2">
        {reviewedCompanyFields.map((field) => {
          const changed = changes?.[field];
          const hint = changed === undefined ? undefined : t('own-company.public-now', { value: data[field] });

          return (
            <TextInput
              key={field}
              {...fieldProps(field, { form, labels }, changed ?? data[field])}
              {...controls[field]}
              {...(isPublic && hint !== undefined && { hint })}
              {...(field === 'registry_number' && { optional: t('account.optional') })}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
