import { CallError } from '@volan/api-client';
import {
  agedCostRules,
  costCurrencies,
  costRuleClasses,
  costRuleKeys,
  costRuleKinds,
  parseNumber,
  type CostCountry,
  type CostRuleKey,
  type LanguageValue,
} from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { DateInput } from '@volan/ui/DateInput';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type FormEvent } from 'react';
import { dayTexts } from '../shell/dayTexts.ts';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { useAddCostRule } from './costRuleQueries.ts';
import { ruleNames } from './ruleTexts.ts';

/** A field for a day. */
function DayField({ id, name, label, error }: { id: string; name: string; label: string; error: string | undefined }) {
  return <DateInput id={id} name={name} label={label} error={error} {...dayTexts(useSite())} />;
}

/** The bounds of a class, for rules that have a value for each one. [N16] */
function ClassFields({ rule, errorOf }: { rule: CostRuleKey; errorOf: (field: string) => string | undefined }) {
  const { texts } = useSite();
  const by = costRuleClasses[rule];
  if (by === undefined) return null;

  return (
    <Grid layout="pair">
      <TextInput
        id="cost-rule-above"
        name="above"
        label={texts.costAbove}
        hint={texts.costAboveHint}
        unit={by === 'power' ? 'kW' : 'cm³'}
        error={errorOf('above')}
        inputMode="decimal"
        maxLength={30}
        autoComplete="off"
      />
      {agedCostRules.includes(rule) && (
        <TextInput
          id="cost-rule-age"
          name="from_age"
          label={texts.costFromAge}
          unit={texts.costYears}
          error={errorOf('from_age')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      )}
    </Grid>
  );
}

/** The typed version of a rule; null if numbers in the fields of `wrong` cannot be read. */
function readDraft(fields: FormData, country: CostCountry, key: CostRuleKey, language: LanguageValue) {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? null : parseNumber(text(name), language));
  const [value, above, fromAge] = [number('value'), number('above'), number('from_age')];
  const wrong = Object.entries({ value, above, from_age: fromAge })
    .filter(([, read]) => typeof read === 'string')
    .map(([name]) => name);
  if (typeof value === 'string' || typeof above === 'string' || typeof fromAge === 'string') {
    return { draft: null, wrong };
  }

  const isAmount = costRuleKinds[key] === 'amount' && value !== null;
  const hasSource = text('title') !== '' || text('url') !== '' || text('read_on') !== '';
  const draft = {
    country,
    key,
    above: above ?? 0,
    from_age: fromAge ?? 0,
    value,
    currency: isAmount ? (costCurrencies.find((each) => each === text('currency')) ?? null) : null,
    valid_from: text('valid_from'),
    valid_to: text('valid_to') || null,
    source: hasSource ? { title: text('title'), url: text('url'), read_on: text('read_on') } : null,
  };

  return { draft, wrong };
}

/** Adds a version of a rule that holds from a day on. Without a value it says that the rule is not known. [N09] */
export function CostRuleForm({ country }: { country: CostCountry }) {
  const { texts, words, language } = useSite();
  const add = useAddCostRule();
  const [key, setKey] = useState<CostRuleKey>(costRuleKeys[0] ?? 'vat');
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const errors = add.error instanceof CallError ? add.error.failed.errors : null;
  const errorOf = (field: string) => {
    if (unreadable.includes(field)) return texts.costValueWrong;

    const [code] = errors?.[field] ?? [];
    return code === undefined ? undefined : (words.find(`failures.${code}`) ?? words.t('failures.validation'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { draft, wrong } = readDraft(new FormData(form), country, key, language);
    setUnreadable(wrong);
    if (draft) add.mutate(draft, { onSuccess: () => form.reset() });
  };
  const sourceError =
    errorOf('source') ?? errorOf('source.url') ?? errorOf('source.title') ?? errorOf('source.read_on');

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.costNew}>
      <form onSubmit={submit} noValidate>
        <Stack gap={2}>
          {errors === null && <FailedCall error={add.error} />}
          {add.isSuccess && (
            <Alert tone="positive" urgent>
              {texts.costSaved}
            </Alert>
          )}
          <Grid layout="pair">
            <Select
              id="cost-rule-key"
              name="key"
              label={texts.costRule}
              options={costRuleKeys.map((each) => ({ value: each, label: texts[ruleNames[each]] }))}
              value={key}
              onValueChange={(chosen) => setKey(costRuleKeys.find((each) => each === chosen) ?? key)}
            />
            <TextInput
              id="cost-rule-value"
              name="value"
              label={texts.costValue}
              hint={texts.costValueHint}
              error={errorOf('value') ?? errorOf('currency')}
              inputMode="decimal"
              maxLength={30}
              autoComplete="off"
            />
          </Grid>
          <ClassFields rule={key} errorOf={errorOf} />
          {costRuleKinds[key] === 'amount' && (
            <Select
              id="cost-rule-currency"
              name="currency"
              label={texts.costCurrency}
              options={costCurrencies.map((each) => ({ value: each, label: each }))}
            />
          )}
          <Grid layout="pair">
            <DayField id="cost-rule-from" name="valid_from" label={texts.costFrom} error={errorOf('valid_from')} />
            <DayField id="cost-rule-to" name="valid_to" label={texts.costTo} error={errorOf('valid_to')} />
          </Grid>
          <TextInput
            id="cost-rule-title"
            name="title"
            label={texts.costSourceTitle}
            error={sourceError}
            maxLength={200}
          />
          <Grid layout="pair">
            <TextInput id="cost-rule-url" name="url" type="url" label={texts.costSourceUrl} maxLength={500} />
            <DayField id="cost-rule-read" name="read_on" label={texts.costReadOn} error={undefined} />
          </Grid>
          <Row gap={1}>
            <Button type="submit" variant="primary" busyLabel={add.isPending ? texts.loading : undefined}>
              {texts.costSave}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
