import { priceTypes, type AdField } from '@volan/domain-rules';
import { Chip } from '@volan/ui/Chip';
import { NumberInput } from '@volan/ui/NumberInput';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './adForm.css.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';
import { QuestionField } from './QuestionField.tsx';
import { useNumberTexts } from '../../../blocks/forms/useNumberTexts.ts';

export interface PriceFieldsProps {
  fields: readonly AdField[];
  /** The account is that of a business: it may sell without VAT. [H07] */
  isBusiness: boolean;
  /** What similar ads ask, below the price. [P36] */
  help: ReactNode;
}

/** The price with how it is meant, the price with financing, what is taken in exchange, and credit. [M01] */
export function PriceFields({ fields: asked, isBusiness, help }: PriceFieldsProps) {
  const { given, fields, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const numbers = useNumberTexts();
  const price = asked.find(({ name }) => name === 'price');
  const asksFinancing = asked.some(({ name }) => name === 'financing_price');
  const type = textOf(fields, 'price_type') || 'fixed';
  const types = priceTypes.filter((one) => isBusiness || one !== 'vat-deductible');

  return (
    <Stack gap={2}>
      <fieldset id={controlId('price_type')} tabIndex={-1}>
        <legend>
          <span className={styles.question}>
            <Text as="span" role="label">
              {t('selling.price-type')}
            </Text>
          </span>
        </legend>
        <Row gap={1} wrap>
          {types.map((value) => (
            <Chip
              key={value}
              choice="one"
              name="price_type"
              value={value}
              defaultChecked={value === (types.find((one) => one === textOf(given, 'price_type')) ?? 'fixed')}
            >
              {t(`price-type.${value}`)}
            </Chip>
          ))}
        </Row>
        {error('price_type') && (
          <Text as="span" role="small" tone="critical">
            {error('price_type')}
          </Text>
        )}
      </fieldset>
      {price && !(hydrated && type === 'on-request') && (
        <NumberInput
          id={controlId('price')}
          name="price"
          label={price.specification?.title ?? t('fact.price')}
          unit={price.specification?.unit ?? '€'}
          required={type !== 'on-request'}
          optional={t('selling.required')}
          size="large"
          {...numbers}
          defaultValue={textOf(given, 'price')}
          error={error('price')}
        />
      )}
      {type !== 'on-request' && help}
      {asksFinancing && !(hydrated && type === 'on-request') && (
        <NumberInput
          id={controlId('financing_price')}
          name="financing_price"
          label={t('selling.financing-price')}
          hint={t('selling.financing-price-note')}
          unit={price?.specification?.unit ?? '€'}
          {...numbers}
          defaultValue={textOf(given, 'financing_price')}
          error={error('financing_price')}
        />
      )}
      {asked
        .filter(({ name }) => name !== 'price')
        .map((field) => (
          <QuestionField key={field.name} field={field} />
        ))}
    </Stack>
  );
}
