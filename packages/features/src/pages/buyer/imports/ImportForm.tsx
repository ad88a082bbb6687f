import {
  askedFindings,
  emissionClasses,
  importFindings,
  importLimits,
  type ImportField,
  type ImportFinding,
  type ImportProblem,
  type ImportReading,
  type CostTerms,
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
const controlId = (field: ImportField) => `import-${field}`;

/** The sentence about a refused figure. */
function useProblemText({ day }: CostTerms) {
  const { number, price, measure } = useMessages();
  const sentence = useFigureProblem();
  const limitsOf = (field: ImportField) => {
    if (field === 'year') return { least: String(importLimits.firstYear), most: day.slice(0, 4) };
    if (field === 'customs-rate') return { least: measure(0, '%'), most: measure(importLimits.rate, '%') };
    if (field === 'price') return { least: price(1), most: price(importLimits.price) };

    return { least: number(0), most: price(importLimits.amount) };
  };

  return (field: ImportField, problem: ImportProblem) => sentence(problem, limitsOf(field));
}

/** Where the vehicle was made. */
export function OriginSelect({ id, chosen }: { id: string; chosen: string }) {
  const { t } = useMessages();
  const options = [
    { value: '', label: t('import.not-known') },
    { value: 'eu', label: t('import.origin-eu') },
    { value: 'other', label: t('import.origin-other') },
  ];
  const known = options.some(({ value }) => value === chosen) ? chosen : '';

  return <Select id={id} name="origin" label={t('import.origin')} options={options} defaultValue={known} />;
}

/** The Euro class of the vehicle. */
export function EmissionSelect({ id, chosen }: { id: string; chosen: string }) {
  const { t } = useMessages();
  const options = [
    { value: '', label: t('import.not-known') },
    ...emissionClasses.map((each) => ({ value: String(each), label: `Euro ${each}` })),
  ];
  const known = options.some(({ value }) => value === chosen) ? chosen : '';

  return <Select id={id} name="emission" label={t('import.emission')} options={options} defaultValue={known} />;
}

export interface ImportFormProps {
  /** Where the form leads. */
  action: string;
  reading: ImportReading;
  terms: CostTerms;
}

/**
 * The figures of an import. It asks only for what no rule says. The form opens the same page, whose address then holds
 * them. [N09]
 */
export function ImportForm({ action, reading: { typed, errors }, terms }: ImportFormProps) {
  const { t } = useMessages();
  const problemText = useProblemText(terms);
  const asked = askedFindings(terms.rules, terms.perEuro);
  const fields = Object.keys(errors) as ImportField[];
  const wrong = fields.flatMap((field) => {
    const problem = errors[field];
    return problem
      ? [{ field: controlId(field), message: `${t(`import.${field}`)}: ${problemText(field, problem)}` }]
      : [];
  });
  const control = (field: ImportField, label: string, more: { unit?: string; optional?: string } = {}) => {
    const problem = errors[field];
    return (
      <TextInput
        key={field}
        id={controlId(field)}
        name={field}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        defaultValue={typed[field]}
        error={problem && problemText(field, problem)}
        {...more}
      />
    );
  };
  // a figure that the visitor gave stays in the form, also if a rule has come since
  const isShown = (finding: ImportFinding) => asked.includes(finding) || typed[finding] !== '';
  const finding = (field: ImportFinding) =>
    isShown(field) && control(field, t(`import.${field}`), { unit: field === 'customs-rate' ? '%' : '€' });

  return (
    <Card kind="panel" as="div">
      <form action={action}>
        <Stack gap={2}>
          <FormErrorSummary
            id="import-errors"
            title={t('import.wrong', { count: wrong.length })}
            errors={wrong}
            attempt={wrong.length > 0 ? 1 : 0}
          />
          {control('price', t('import.price'), { unit: '€' })}
          <OriginSelect id={controlId('origin')} chosen={typed.origin} />
          <EmissionSelect id={controlId('emission')} chosen={typed.emission} />
          {control('year', t('import.year'), { optional: t('loan.optional') })}
          <Heading level={2} size="h3">
            {t('import.findings')}
          </Heading>
          <Text tone="secondary">{t('import.findings-help')}</Text>
          <Grid layout="panels2">{importFindings.map(finding)}</Grid>
          <Button variant="primary" type="submit" block>
            {t('import.compute')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
