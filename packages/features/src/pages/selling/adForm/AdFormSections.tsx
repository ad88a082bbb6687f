import type { AdForm, AdFormStep } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import type { SelectOption } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './adForm.css.ts';
import { DescriptionFields } from './DescriptionFields.tsx';
import { isWide } from './fieldOrder.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { PriceHelp } from './PriceHelp.tsx';
import { QuestionField } from './QuestionField.tsx';
import { VehicleFields } from './VehicleFields.tsx';

/** Id of the section of a step: the steps above the form lead to it. */
export const stepId = (step: AdFormStep) => `step-${step}`;

export interface AdFormSectionsProps {
  form: AdForm;
  /** As whom the ad is placed, above the first step. */
  seller?: ReactNode;
  regions: readonly SelectOption[];
  /** Phone of the seller, as people read it; null without one, undefined if unknown. */
  phone: string | null | undefined;
  /** Phone that the signed-in user has confirmed, which the field proposes. @default none */
  ownPhone?: string | null | undefined;
  isBusiness: boolean;
  /** The pictures with what adds and orders them. */
  pictures: ReactNode;
  /** What follows the pictures on a narrow page. */
  packages: ReactNode;
}

function Section({
  step,
  title,
  note,
  children,
}: {
  step: AdFormStep;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = stepId(step);
  return (
    <Card as="section" kind="panel" padding="panel" id={id} labelledBy={`${id}-title`} gap={2}>
      <Stack gap={0.5}>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        {note && <Text tone="secondary">{note}</Text>}
      </Stack>
      {children}
    </Card>
  );
}

/** Every step of the form of an ad as a section of one page, made from the questions of its category. [M54, N06] */
export function AdFormSections({
  form,
  seller,
  regions,
  phone,
  ownPhone,
  isBusiness,
  pictures,
  packages,
}: AdFormSectionsProps) {
  const { t } = useMessages();
  const of = (step: AdFormStep) => form.fields.filter((field) => field.step === step);
  return (
    <Stack gap={2}>
      {seller}
      <Section step="vehicle" title={t('selling.step-vehicle')}>
        <VehicleFields fields={of('vehicle')} />
      </Section>
      {form.groups.length > 0 && (
        <Section step="specifications" title={t('selling.step-specifications')} note={t('selling.specifications-note')}>
          {form.groups.map(({ slug, title, fields }) => {
            const narrow = fields.filter((field) => !isWide(field));
            return (
              <Stack key={slug} gap={1.5}>
                <Heading level={3} size="title">
                  {title}
                </Heading>
                {narrow.length > 0 && (
                  <div className={styles.fields}>
                    {narrow.map((field) => (
                      <QuestionField key={field.name} field={field} />
                    ))}
                  </div>
                )}
                {fields.filter(isWide).map((field) => (
                  <QuestionField key={field.name} field={field} untitled={field.specification?.title === title} />
                ))}
              </Stack>
            );
          })}
        </Section>
      )}
      <Section step="pictures" title={t('selling.step-pictures')}>
        {pictures}
      </Section>
      {packages}
      <Section step="price" title={t('selling.step-price')}>
        <PriceFields
          fields={of('price').filter(({ name }) => name !== 'price_type')}
          isBusiness={isBusiness}
          help={<PriceHelp />}
        />
      </Section>
      <Section step="description" title={t('selling.step-description')}>
        <DescriptionFields />
      </Section>
      <Section step="place" title={t('selling.step-place')}>
        <PlaceFields fields={of('place')} regions={regions} phone={phone} ownPhone={ownPhone} />
      </Section>
    </Stack>
  );
}
