import { taxonomyQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { Chassis } from '@volan/api-contract';
import { isMadeIn, type AdField, type AdFormFields } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Combobox } from '@volan/ui/Combobox';
import { Disclosure } from '@volan/ui/Disclosure';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './adForm.css.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';
import { makeOptions } from './makeOptions.ts';
import { QuestionField } from './QuestionField.tsx';
import { VinField } from './VinField.tsx';
import { YearField } from './YearField.tsx';

/** An id that a control holds; null where it holds none. */
export const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** The lists that follow from each other: makes of the category, models of the make, generations of the model. */
function useVehicleLists() {
  const { form, fields } = useAdForm();
  const api = useApi();
  const asksBrand = form.fields.some(({ name }) => name === 'brand_id');
  const asksChassis = form.fields.some(({ name }) => name === 'chassis_id');
  const brandId = idIn(textOf(fields, 'brand_id'));
  const modelId = idIn(textOf(fields, 'model_id'));
  const brands = useQuery({ ...taxonomyQueries.brands(api, form.categoryId), enabled: asksBrand });
  const models = useQuery({
    ...taxonomyQueries.models(api, form.categoryId, brandId ?? 0),
    enabled: asksBrand && brandId !== null,
  });
  const chassis = useQuery({
    ...taxonomyQueries.chassis(api, form.categoryId, modelId ?? 0),
    enabled: asksChassis && modelId !== null,
  });

  return { brandId, modelId, brands, models, chassis };
}

/** Whether an id is in no list of those it must belong to; while the list is on its way nobody can tell. */
const isStranger = (id: number | null, list: readonly { readonly id: number }[] | undefined) =>
  id !== null && list !== undefined && list.every((one) => one.id !== id);

type VehicleLists = ReturnType<typeof useVehicleLists>;

/** The stored id of a choice that depends on another one. Empty: the other one has changed. */
const storedChoice = (given: AdFormFields, parent: string, parentId: number | null, name: string) =>
  textOf(given, parent) === String(parentId) ? textOf(given, name) : '';

interface MakeAndModelProps {
  brand: AdField;
  model: AdField;
  lists: VehicleLists;
}

/** Make and model; without scripts a button shows the models of the chosen make. */
function MakeAndModel({ brand, model, lists: { brandId, modelId, brands, models } }: MakeAndModelProps) {
  const { given, fields, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const labels = {
    open: t('selling.list-open'),
    clear: t('selling.list-clear'),
    loading: t('selling.list-loading'),
    empty: (text: string) => t('selling.list-empty', { text }),
    results: (count: number) => t('selling.list-results', { count }),
  };
  const namedByHand = textOf(fields, 'brand_text') !== '' || textOf(fields, 'model_text') !== '';
  // the earlier choice is carried until its list is here: the form may be read, and its tab killed, before that
  const storedModel = storedChoice(given, 'brand_id', brandId, 'model_id');
  const unlisted = storedModel === '' ? [] : [{ value: storedModel, label: t('selling.list-loading') }];

  return (
    <>
      <div className={styles.wideFields}>
        <Combobox
          id={controlId('brand_id')}
          name="brand_id"
          label={t('fact.make')}
          {...(brand.required && { optional: t('selling.required') })}
          required={brand.required && !namedByHand}
          placeholder={t('selling.choose')}
          error={error('brand_id') ?? (isStranger(brandId, brands.data) ? t('failures.make-of-category') : undefined)}
          defaultValue={textOf(given, 'brand_id')}
          labels={labels}
          options={makeOptions(brands.data ?? [], {
            frequent: t('selling.frequent-makes'),
            others: t('selling.all-makes'),
          })}
          {...(brands.isError && { failure: t('selling.list-failed') })}
        />
        <Combobox
          key={brandId ?? 'none'}
          id={controlId('model_id')}
          name="model_id"
          label={t('fact.model')}
          {...(model.required && { optional: t('selling.required') })}
          required={model.required && !namedByHand}
          placeholder={t(brandId === null && hydrated ? 'selling.make-first' : 'selling.choose')}
          error={error('model_id') ?? (isStranger(modelId, models.data) ? t('failures.model-of-make') : undefined)}
          defaultValue={storedModel}
          labels={labels}
          options={models.data?.map(({ id, title }) => ({ value: String(id), label: title })) ?? unlisted}
          loading={models.isLoading}
          {...(models.isError && { failure: t('selling.list-failed') })}
        />
      </div>
      {!hydrated && (
        <Row>
          <Button type="submit" name="step" value="update" size="small">
            {t('selling.show-models')}
          </Button>
        </Row>
      )}
    </>
  );
}

/**
 * The generation of the chosen model: those of the chosen year. The chosen generation stays in the list, with an error
 * if it does not fit the year. Nothing for a model without generations.
 */
function GenerationField({ field, lists: { modelId, chassis } }: { field: AdField; lists: VehicleLists }) {
  const { given, fields, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const stored = storedChoice(given, 'model_id', modelId, 'chassis_id');
  const chosen = textOf(fields, 'chassis_id');
  const year = idIn(textOf(fields, 'year'));
  const isOfYear = (one: Chassis) => year === null || isMadeIn(one, year);
  const generations = (chassis.data ?? []).filter((one) => isOfYear(one) || [stored, chosen].includes(String(one.id)));
  const chosenOne = generations.find(({ id }) => String(id) === chosen);
  const otherYear =
    chosenOne && !isOfYear(chosenOne) ? t('selling.other-generation', { year: String(year) }) : undefined;

  return (
    <>
      {chassis.data === undefined && hydrated && stored !== '' && (
        <input type="hidden" name="chassis_id" value={stored} />
      )}
      {(generations.length > 0 || !hydrated) && (
        <Select
          key={modelId ?? 'none'}
          id={controlId('chassis_id')}
          name="chassis_id"
          label={field.specification?.title ?? ''}
          error={error('chassis_id') ?? otherYear}
          defaultValue={stored}
          options={[
            { value: '', label: t('selling.not-said') },
            ...generations.map(({ id, title, year_from, year_to }) => ({
              value: String(id),
              label: year_from === null ? title : `${title} (${year_from}–${year_to ?? ''})`,
            })),
          ]}
        />
      )}
    </>
  );
}

/** Names of a make and a model that are in no list. */
function UnlistedVehicle() {
  const { given, error } = useAdForm();
  const { t } = useMessages();

  return (
    <Disclosure
      moreLabel={t('selling.not-listed')}
      lessLabel={t('selling.not-listed')}
      {...(textOf(given, 'brand_text') + textOf(given, 'model_text') !== '' && { defaultOpen: true })}
    >
      <div className={styles.fields}>
        {(['brand_text', 'model_text'] as const).map((name) => (
          <TextInput
            key={name}
            id={controlId(name)}
            name={name}
            label={t(name === 'brand_text' ? 'selling.other-make' : 'selling.other-model')}
            maxLength={60}
            autoComplete="off"
            defaultValue={textOf(given, name)}
            error={error(name)}
          />
        ))}
      </div>
    </Disclosure>
  );
}

/** Fields that have a control of their own here. */
const placed = ['brand_id', 'model_id', 'chassis_id', 'year'];

/**
 * The VIN, which proposes make and year; make, model, generation and year, each list depending on the one before; and
 * names that are in no list. [M54, B31]
 */
export function VehicleFields({ fields: asked }: { fields: readonly AdField[] }) {
  const lists = useVehicleLists();
  const fieldOf = (name: string) => asked.find((one) => one.name === name);
  const [brand, model, generation, year] = placed.map(fieldOf);
  const others = asked.filter(({ name, specification }) => specification !== null && !placed.includes(name));

  return (
    <Stack gap={2}>
      {fieldOf('vin') && <VinField makes={lists.brands.data ?? []} />}
      {brand && model && <MakeAndModel brand={brand} model={model} lists={lists} />}
      <div className={styles.fields}>
        {year && <YearField field={year} />}
        {generation && <GenerationField field={generation} lists={lists} />}
      </div>
      {others.map((field) => (
        <QuestionField key={field.name} field={field} />
      ))}
      {brand && <UnlistedVehicle />}
    </Stack>
  );
}
