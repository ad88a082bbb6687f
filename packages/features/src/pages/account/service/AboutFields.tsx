import { languageValues, serviceLimits } from '@volan/domain-rules';
import { Checkbox } from '@volan/ui/Checkbox';
import { Chip } from '@volan/ui/Chip';
import { Disclosure } from '@volan/ui/Disclosure';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import type { ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { companyForm, fieldProps } from '../company/companyFormFields.ts';
import * as styles from './AboutFields.css.ts';
import { isTicked, type NamedChoice, type ServicePartProps } from './ServiceFormProps.ts';

export interface AboutFieldsProps extends ServicePartProps {
  makes: readonly NamedChoice[];
}

/** What the service says about itself: words, visits at home, cards, languages and makes. [M16] */
export function AboutFields({ makes, ...part }: AboutFieldsProps) {
  const { t, language } = useMessages();
  const { service, form, labels } = part;
  const languages = languageValues.map((value) => ({
    name: `language-${value}`,
    title: language(value),
    isGiven: service?.languages.includes(value) ?? value === 'rs',
  }));

  return (
    <Stack gap={2}>
      <Heading level={3}>{t('own-service.about')}</Heading>
      <TextArea
        {...fieldProps('description', { form, labels }, service?.description ?? '')}
        optional={t('account.optional')}
        maxLength={serviceLimits.descriptionLength}
      />
      <Stack gap={1}>
        <Checkbox name="home_visit" defaultChecked={isTicked(part, 'home_visit', service?.home_visit ?? false)}>
          {t('own-service.home-visit')}
        </Checkbox>
        <Checkbox name="card_payment" defaultChecked={isTicked(part, 'card_payment', service?.card_payment ?? false)}>
          {t('own-service.card-payment')}
        </Checkbox>
      </Stack>
      <ChipGroup id="languages" part={part} chips={languages} />
      <Makes makes={makes} {...part} />
    </Stack>
  );
}

/** The makes that the service serves; they are folded until one is chosen. */
function Makes({ makes, ...part }: AboutFieldsProps) {
  const { t } = useMessages();
  const chips = makes.map(({ id, title }) => ({
    name: `brand-${id}`,
    title,
    isGiven: part.service?.brand_ids.includes(id) ?? false,
  }));
  const isOpen =
    part.form.error('brands') !== undefined || chips.some((chip) => isTicked(part, chip.name, chip.isGiven));

  return (
    <ChipGroup id="brands" part={part} hint={t('own-service.brands-hint')} chips={chips}>
      {(row) => (
        <Disclosure
          moreLabel={t('own-service.choose-makes')}
          lessLabel={t('own-service.hide-makes')}
          defaultOpen={isOpen}
        >
          <div className={styles.makes}>{row}</div>
        </Disclosure>
      )}
    </ChipGroup>
  );
}

interface ChipGroupProps {
  id: 'languages' | 'brands';
  part: ServicePartProps;
  chips: readonly { readonly name: string; readonly title: string; readonly isGiven: boolean }[];
  hint?: string;
  /** Around the chips. @default nothing */
  children?: (row: ReactNode) => ReactNode;
}

/** Boxes of one question, each with a name of its own: a form that is shown again names them one by one. */
function ChipGroup({ id, part, chips, hint, children = (row) => row }: ChipGroupProps) {
  const error = part.form.error(id);
  const row = (
    <Row gap={1} wrap>
      {chips.map(({ name, title, isGiven }) => (
        <Chip key={name} choice="many" name={name} value="on" defaultChecked={isTicked(part, name, isGiven)}>
          {title}
        </Chip>
      ))}
    </Row>
  );

  return (
    <fieldset id={`${companyForm}-${id}`} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>
        <Text as="span" role="label">
          {part.labels[id]}
        </Text>
      </legend>
      <Stack gap={1}>
        {hint !== undefined && <Text tone="secondary">{hint}</Text>}
        {error !== undefined && <Text tone="critical">{error}</Text>}
        {children(row)}
      </Stack>
    </fieldset>
  );
}
