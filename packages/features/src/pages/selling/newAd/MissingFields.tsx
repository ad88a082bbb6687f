import type { AdForm, AdFormErrors } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId } from '../adForm/AdFormContext.ts';
import { lackingIn } from '../adForm/fieldOrder.ts';
import { labelOf } from '../adForm/useFieldErrors.ts';

/** What an ad still needs before it can be published: missing and wrong values, each with a link to its field. */
export function MissingFields({ form, missing: errors }: { form: AdForm; missing: AdFormErrors }) {
  const messages = useMessages();
  const { t } = messages;
  const { missing, wrong } = lackingIn(form, errors);
  const lists = [
    { title: t('selling.missing', { count: missing.length }), names: missing },
    { title: t('selling.wrong', { count: wrong.length }), names: wrong },
  ].filter(({ names }) => names.length > 0);
  if (lists.length === 0) return <Text tone="positive">{t('selling.nothing-missing')}</Text>;

  return lists.map(({ title, names }) => (
    <Stack key={title} gap={0.5}>
      <Text tone="secondary">{title}</Text>
      <Row as="ul" gap={1} wrap>
        {names.map((name) => (
          <li key={name}>
            <Link href={`#${controlId(name)}`} size="small" standalone>
              {labelOf(form, name, messages)}
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  ));
}
