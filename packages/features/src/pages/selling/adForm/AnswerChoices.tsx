import type { FormFilter } from '@volan/domain-rules';
import { Chip } from '@volan/ui/Chip';
import { Disclosure } from '@volan/ui/Disclosure';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './adForm.css.ts';
import { controlId } from './AdFormContext.ts';

/** Answers that are before "all answers". */
const maxShown = 12;

export interface AnswerChoicesProps {
  name: string;
  title: string;
  /** The heading above says the same: the question is for screen readers only. */
  untitled: boolean;
  answers: readonly FormFilter[];
  chosen: readonly string[];
  error?: string | undefined;
}

/** Any number of answers to one question, each a press: the first ones at once, all of them one press away. */
export function AnswerChoices({ name, title, untitled, answers, chosen, error }: AnswerChoicesProps) {
  const { t } = useMessages();
  const few = answers.length <= maxShown;
  const isFirst = ({ slug }: FormFilter, index: number) => few || index < maxShown || chosen.includes(slug);
  const rest = answers.filter((answer, index) => !isFirst(answer, index));
  const chips = (some: readonly FormFilter[]) => (
    <Row as="ul" gap={1} wrap>
      {some.map(({ slug, title: label }) => (
        <li key={slug}>
          <Chip choice="many" name={name} value={slug} defaultChecked={chosen.includes(slug)}>
            {label}
          </Chip>
        </li>
      ))}
    </Row>
  );

  return (
    <fieldset id={controlId(name)} tabIndex={-1} aria-describedby={error ? `${controlId(name)}-error` : undefined}>
      <legend>
        {untitled ? (
          <VisuallyHidden>{title}</VisuallyHidden>
        ) : (
          <span className={styles.question}>
            <Text as="span" role="label">
              {title}
            </Text>
          </span>
        )}
      </legend>
      <Stack gap={1}>
        {chips(answers.filter(isFirst))}
        {rest.length > 0 && (
          <Disclosure moreLabel={t('selling.all-answers', { count: answers.length })} lessLabel={t('ad.show-less')}>
            {chips(rest)}
          </Disclosure>
        )}
        {error && (
          <Text as="span" role="small" tone="critical" id={`${controlId(name)}-error`}>
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
