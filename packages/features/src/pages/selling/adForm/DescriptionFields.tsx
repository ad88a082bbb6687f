import { listingLimits } from '@volan/domain-rules';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';

/** The seller's own words: a line for lists, and as much as they like to say. [M01] */
export function DescriptionFields() {
  const { given, error } = useAdForm();
  const { t, number } = useMessages();
  const most = listingLimits.descriptionLength;

  return (
    <Stack gap={2}>
      <TextInput
        id={controlId('line')}
        name="line"
        label={t('selling.line')}
        hint={t('selling.line-hint')}
        maxLength={120}
        autoComplete="off"
        defaultValue={textOf(given, 'line')}
        error={error('line')}
      />
      <TextArea
        id={controlId('description')}
        name="description"
        label={t('ad.description')}
        hint={t('selling.description-hint')}
        rows={7}
        limit={{
          characters: most,
          count: (typed) => t('selling.characters', { typed: number(typed), most: number(most) }),
          tooLong: (count) => t('selling.too-long', { count }),
        }}
        defaultValue={textOf(given, 'description')}
        error={error('description')}
      />
    </Stack>
  );
}
