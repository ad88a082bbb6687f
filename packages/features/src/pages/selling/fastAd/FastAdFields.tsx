import type { Category } from '@volan/api-contract';
import { fastAdLimits, fastAdTags } from '@volan/domain-rules';
import { Chip } from '@volan/ui/Chip';
import { Grid } from '@volan/ui/Grid';
import { NumberInput } from '@volan/ui/NumberInput';
import { Row } from '@volan/ui/Row';
import { Select, type SelectOption } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useNumberTexts } from '../../../blocks/forms/useNumberTexts.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { useShell } from '../../../shell/useShell.ts';
import * as styles from '../adForm/adForm.css.ts';
import { controlId, textOf, useAdForm } from '../adForm/AdFormContext.ts';
import { known, TownField, type TownOption } from './TownField.tsx';
import { categoryField } from './wrongOfFastAd.ts';

export interface FastAdFieldsProps {
  towns: readonly TownOption[];
  /** The phone that buyers see if the form names none; null: no phone, undefined: unknown. */
  phone: string | null | undefined;
  /** The category was guessed from the line. */
  isGuessed: boolean;
  /** The ad has a category that does not change. */
  hasFixedCategory?: boolean;
  /** Fills in a field of the form. */
  onFill: (name: string, text: string) => void;
}

/** All categories. One with others below it is the first of their group, and takes what none of them fits. */
function categoryOptions(categories: readonly Category[], wholeLabel: (category: string) => string): SelectOption[] {
  const below = ({ id }: Category) => categories.filter(({ parent_id: parent }) => parent === id);
  const roots = categories.filter(({ parent_id: parent }) => parent === null);
  const option = ({ id, title }: Category, group?: string) => ({
    value: String(id),
    label: title,
    ...(group !== undefined && { group }),
  });
  const groupOf = (root: Category) => [
    { ...option(root, root.title), label: wholeLabel(root.title) },
    ...below(root).map((one) => option(one, root.title)),
  ];
  const isAlone = (root: Category) => below(root).length === 0;

  return [
    ...roots.filter(isAlone).map((root) => option(root)),
    ...roots.filter((root) => !isAlone(root)).flatMap(groupOf),
  ];
}

/** The five fields of a fast ad, and what is added by a press. [M17] */
export function FastAdFields({ towns, phone, isGuessed, hasFixedCategory = false, onFill }: FastAdFieldsProps) {
  const { given, fields, error } = useAdForm();
  const { t, number } = useMessages();
  const { categories } = useShell();
  const numbers = useNumberTexts();
  const options = categoryOptions(categories, (category) => t('selling.whole-category', { category }));

  return (
    <>
      <TextInput
        id={controlId('line')}
        name="line"
        label={t('fast-ad-form.line')}
        hint={t('fast-ad-form.line-hint', { max: number(fastAdLimits.lineLength) })}
        maxLength={fastAdLimits.lineLength}
        required
        autoComplete="off"
        enterKeyHint="next"
        defaultValue={textOf(given, 'line')}
        error={error('line')}
      />
      <Grid layout="pair">
        <NumberInput
          id={controlId('price')}
          name="price"
          label={t('fact.price')}
          unit="€"
          required
          {...numbers}
          defaultValue={textOf(given, 'price')}
          error={error('price')}
        />
        {!hasFixedCategory && (
          <Select
            id={controlId(categoryField)}
            name={categoryField}
            label={t('fast-ad-form.category')}
            required
            hint={isGuessed ? t('fast-ad-form.category-guessed') : undefined}
            error={error(categoryField)}
            // a category that is gone is chosen again
            value={known(options, textOf(fields, categoryField))}
            onValueChange={(category) => onFill(categoryField, category)}
            options={[{ value: '', label: t('selling.choose') }, ...options]}
          />
        )}
      </Grid>
      <TownField towns={towns} onFill={(town) => onFill('city_id', town)} />
      <TextInput
        id={controlId('phone')}
        name="phone"
        type="tel"
        label={t('selling.phone')}
        hint={
          phone
            ? t('selling.phone-of-account', { phone })
            : t(phone === null ? 'selling.no-phone' : 'selling.phone-hint')
        }
        autoComplete="tel"
        maxLength={40}
        defaultValue={textOf(given, 'phone')}
        error={error('phone')}
      />
      <Extras />
    </>
  );
}

/** What is added to the ad by one press each. */
function Extras() {
  const { given, error } = useAdForm();
  const { t } = useMessages();
  const wrong = error('tags') ?? error('price_type');

  return (
    <fieldset id={controlId('tags')} tabIndex={-1}>
      <legend>
        <span className={styles.question}>
          <Text as="span" role="label">
            {t('fast-ad-form.extras')}
          </Text>
        </span>
      </legend>
      <Stack gap={1}>
        <Row gap={1} wrap>
          <Chip
            choice="many"
            name="price_type"
            value="negotiable"
            defaultChecked={textOf(given, 'price_type') === 'negotiable'}
          >
            {t('price-type.negotiable')}
          </Chip>
          {fastAdTags.map((tag) => (
            <Chip
              key={tag}
              choice="many"
              name="tags"
              value={tag}
              defaultChecked={given['tags']?.includes(tag) ?? false}
            >
              {t(`fast-ad-form.tag-${tag}`)}
            </Chip>
          ))}
        </Row>
        {wrong !== undefined && (
          <Text as="span" role="small" tone="critical">
            {wrong}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
