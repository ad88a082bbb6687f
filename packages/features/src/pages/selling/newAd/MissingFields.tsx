import type { AdForm, AdFormErrors } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId } from '../adForm/AdFormContext.ts';
import { labelOf } from '../adForm/useFieldErrors.ts';

/** What is still missing before an ad can be published, each with a way to its field. */
export function MissingFields({ form, missing }: { form: AdForm; missing: AdFormErrors }) {
  const messages = useMessages();
  const { t } = messages;
  const names = form.fields.map(({ name }) => name).filter((name) => missing[name]?.[0] === 'required');
  if (names.length === 0) return <Text tone="positive">{t('selling.nothing-missing')}</Text>;
  return (
    <Stack gap={0.5}>
      <Text tone="secondary">{t('selling.missing', { count: names.length })}</Text>
      <Stack as="ul" gap={0.5}>
        {names.map((name) => (
          <li key={name}>
            <Link href={`#${controlId(name)}`} size="small" standalone>
              {labelOf(form, name, messages)}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
