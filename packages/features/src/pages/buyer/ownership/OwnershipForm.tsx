import {
  ownershipFindings,
  ownershipFuels,
  ownershipFuelOf,
  ownershipFuelSlugs,
  ownershipLimits,
  type OwnershipField,
  type OwnershipProblem,
  type OwnershipReading,
} from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useFigureProblem } from '../../../blocks/forms/useFigureProblem.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Id of the control of a field. */
const controlId = (field: OwnershipField) => `ownership-${field}`;

/** The sentence about a refused figure. */
function useProblemText(thisYear: string) {
  const { number, price, measure } = useMessages();
  const sentence = useFigureProblem();
  const limitsOf = (field: OwnershipField) => {
    const text = ({ least, most }: { least: number; most: number }, write: (value: number) => string) => ({
      least: write(least),
      most: write(most),
    });
    switch (field) {
      case 'year':
        return { least: String(ownershipLimits.firstYear), most: thisYear };
      case 'consumption':
      case 'years':
        return text(ownershipLimits[field], number);
      case 'km':
        return text(ownershipLimits.km, (value) => measure(value, 'km'));
      case 'power':
        return text(ownershipLimits.power, (value) => measure(value, 'kW'));
      case 'displacement':
        return text(ownershipLimits.displacement, (value) => measure(value, 'cm³'));
      case 'price':
      case 'unit-price':
        return text(ownershipLimits[field], price);
      case 'resale':
        return { least: price(0), most: price(ownershipLimits.price.most) };
      default:
        return text(ownershipLimits.amount, price);
    }
  };

  return (field: OwnershipField, problem: OwnershipProblem) => sentence(problem, limitsOf(field));
}

/** The fuel of the vehicle. */
function FuelSelect({ id, chosen }: { id: string; chosen: string }) {
  const { t } = useMessages();
  const options = [
    { value: '', label: t('import.not-known') },
    ...ownershipFuelSlugs.map((slug) => ({ value: slug, label: t(`ownership.fuel-${slug}`) })),
  ];

  return (
    <Select
      id={id}
      name="fuel"
      label={t('ownership.fuel')}
      options={options}
      defaultValue={ownershipFuelOf(chosen) ?? ''}
    />
  );
}

export interface OwnershipFormProps {
  /** Where the form leads. */
  action: string;
  reading: OwnershipReading;
  /** The day of the estimate, as `2026-11-30`. */
  day: string;
  /** There is a rate of the dinar, so that amounts may be typed in dinars. */
  takesDinars: boolean;
}

/**
 * The figures of a vehicle and its use, and what the visitor found out. The form opens the same page, whose address then
 * holds them. [N16]
 */
export function OwnershipForm({ action, reading: { typed, errors, model }, day, takesDinars }: OwnershipFormProps) {
  const { t } = useMessages();
  const problemText = useProblemText(day.slice(0, 4));
  const labelOf = (field: OwnershipField) =>
    field === 'price' || field === 'year' ? t(`import.${field}`) : t(`ownership.${field}`);
  const fields = Object.keys(errors) as OwnershipField[];
  const wrong = fields.flatMap((field) => {
    const problem = errors[field];
    return problem ? [{ field: controlId(field), message: `${labelOf(field)}: ${problemText(field, problem)}` }] : [];
  });
  const optional = t('loan.optional');
  const control = (field: OwnershipField, more: { unit?: string; optional?: string; hint?: string } = {}) => {
    const problem = errors[field];
    return (
      <TextInput
        key={field}
        id={controlId(field)}
        name={field}
        label={labelOf(field)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        defaultValue={typed[field]}
        error={problem && problemText(field, problem)}
        {...more}
      />
    );
  };
  const fuel = ownershipFuelOf(typed.fuel);
  const unit = fuel === null ? '' : ownershipFuels[fuel].unit;

  return (
    <Card kind="panel" as="div">
      <form action={action}>
        <Stack gap={2}>
          <FormErrorSummary
            id="ownership-errors"
            title={t('import.wrong', { count: wrong.length })}
            errors={wrong}
            attempt={wrong.length > 0 ? 1 : 0}
          />
          {model !== null && <input type="hidden" name="model" value={model} />}
          {control('price', { unit: '€' })}
          <Grid layout="panels2">
            {control('km', { unit: 'km' })}
            {control('years')}
          </Grid>
          {control('year', { optional })}
          <Grid layout="panels2">
            <FuelSelect id={controlId('fuel')} chosen={typed.fuel} />
            {control('consumption', { optional, ...(unit && { unit }) })}
          </Grid>
          {control('unit-price', { optional, ...(takesDinars && { hint: t('ownership.amount-hint') }) })}
          <Grid layout="panels2">
            {control('power', { unit: 'kW', optional })}
            {control('displacement', { unit: 'cm³', optional })}
          </Grid>
          <Heading level={2} size="h3">
            {t('import.findings')}
          </Heading>
          <Text tone="secondary">{t('ownership.findings-help')}</Text>
          <Grid layout="panels2">{ownershipFindings.map((field) => control(field, { unit: '€' }))}</Grid>
          {control('resale', { unit: '€', optional })}
          <Button variant="primary" type="submit" block>
            {t('ownership.estimate')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
