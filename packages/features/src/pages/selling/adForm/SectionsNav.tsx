import { errorsOfStep, type AdForm, type AdFormErrors, type AdFormFields } from '@volan/domain-rules';
import { Icon } from '@volan/ui/Icon';
import { checkIcon } from '@volan/ui/icons';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { stepId } from './AdFormSections.tsx';
import * as styles from './adForm.css.ts';
import { formSteps, lackingIn } from './fieldOrder.ts';

export interface SectionsNavProps {
  form: AdForm;
  fields: AdFormFields;
  missing: AdFormErrors;
}

/**
 * The ways to the sections of a long form, beside it on a desktop: which are filled in, and where something is missing
 * or wrong. [M54]
 */
export function SectionsNav({ form, fields, missing }: SectionsNavProps) {
  const { t } = useMessages();
  const shown = formSteps.filter((step) => step !== 'specifications' || form.groups.length > 0);
  return (
    <nav aria-label={t('selling.sections')} className={styles.desktopOnly}>
      <Stack as="ul" gap={0.5}>
        {shown.map((step) => {
          const lacking = lackingIn(form, errorsOfStep(form, missing, step));
          const [unanswered, wrong] = [lacking.missing.length, lacking.wrong.length];
          const said = [
            unanswered > 0 && t('selling.section-missing', { count: unanswered }),
            wrong > 0 && t('selling.section-wrong', { count: wrong }),
          ].filter((one) => one !== false);
          const isFilled = form.fields.some((field) => field.step === step && (fields[field.name] ?? []).length > 0);

          return (
            <li key={step}>
              <Row justify="between" gap={1}>
                <Link href={`#${stepId(step)}`} size="small" standalone>
                  {t(`selling.step-${step}`)}
                </Link>
                {said.length > 0 && (
                  <Text as="span" role="caption" tone="secondary">
                    {said.join(', ')}
                  </Text>
                )}
                {said.length === 0 && isFilled && (
                  <span>
                    <Icon name={checkIcon} size={16} />
                    <VisuallyHidden>{t('selling.step-done')}</VisuallyHidden>
                  </span>
                )}
              </Row>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}
