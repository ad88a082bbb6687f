import { loanFields, loanLimits, type LoanField, type LoanProblem, type LoanReading } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { Grid } from '@volan/ui/Grid';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useFigureProblem } from '../../../blocks/forms/useFigureProblem.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Id of the control of a field. */
const controlId = (field: LoanField) => `loan-${field}`;

/** The least and the most that a field takes, as text. */
function useLimits(): Record<LoanField, { least: string; most: string }> {
  const { number, price, measure, t } = useMessages();
  const charge = { least: price(0), most: t('loan.whole-price') };

  return {
    price: { least: price(1), most: price(loanLimits.price) },
    deposit: { least: price(0), most: t('loan.whole-price') },
    months: { least: number(1), most: number(loanLimits.months) },
    rate: { least: measure(0, '%'), most: measure(loanLimits.rate, '%') },
    fee: charge,
    'monthly-fee': charge,
    insurance: charge,
  };
}

/** The sentence about a refused figure. */
function useProblemText() {
  const sentence = useFigureProblem();
  const limits = useLimits();

  return (field: LoanField, problem: LoanProblem) => sentence(problem, limits[field]);
}

export interface LoanFormProps {
  /** Where the form leads. */
  action: string;
  reading: LoanReading;
}

/** The figures of a loan. The form opens the same page, whose address then holds them. [P22] */
export function LoanForm({ action, reading: { typed, errors } }: LoanFormProps) {
  const { brand } = useSite();
  const { t, date } = useMessages();
  const problemText = useProblemText();
  const wrong = loanFields.flatMap((field) => {
    const problem = errors[field];
    return problem
      ? [{ field: controlId(field), message: `${t(`loan.${field}`)}: ${problemText(field, problem)}` }]
      : [];
  });
  const control = (field: LoanField, label: string, more: { unit?: string; hint?: string; optional?: string } = {}) => {
    const problem = errors[field];
    return (
      <TextInput
        id={controlId(field)}
        name={field}
        label={label}
        inputMode={field === 'deposit' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={30}
        defaultValue={typed[field]}
        error={problem && problemText(field, problem)}
        {...more}
      />
    );
  };
  const charge = { unit: '€', optional: t('loan.optional') };

  return (
    <Card kind="panel" as="div">
      <form action={action}>
        <Stack gap={2}>
          <FormErrorSummary
            id="loan-errors"
            title={t('loan.wrong', { count: wrong.length })}
            errors={wrong}
            attempt={wrong.length > 0 ? 1 : 0}
          />
          {control('price', t('loan.price'), { unit: '€' })}
          {control('deposit', t('loan.deposit'), { hint: t('loan.deposit-hint') })}
          <Grid layout="panels2">
            {control('months', t('loan.months'))}
            {control('rate', t('loan.rate'), { unit: '%' })}
          </Grid>
          <Grid layout="panels2">
            {control('fee', t('loan.fee'), charge)}
            {control('monthly-fee', t('loan.monthly-fee'), charge)}
          </Grid>
          {control('insurance', t('loan.insurance'), { ...charge, hint: t('loan.insurance-hint') })}
          <Button variant="primary" type="submit" block>
            {t('loan.compute')}
          </Button>
          <p>{t('loan.example', { date: date(brand.loanExample.day) })}</p>
        </Stack>
      </form>
    </Card>
  );
}
