import { CallError } from '@volan/api-client';
import {
  importCurrencies,
  importRuleKeys,
  importRuleKinds,
  parseNumber,
  type ImportCountry,
  type ImportRuleKey,
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
import { useAddImportRule } from './importRuleQueries.ts';
import { ruleNames } from './ruleTexts.ts';

/** A field for a day. */
function DayField({ id, name, label, error }: { id: string; name: string; label: string; error: string | undefined }) {
  return <DateInput id={id} name={name} label={label} error={error} {...dayTexts(useSite())} />;
}

/** Adds a version of a rule that holds from a day on. Without a value it says that the rule is not known. [N09] */
export function ImportRuleForm({ country }: { country: ImportCountry }) {
  const { texts, words, language } = useSite();
  const add = useAddImportRule();
  const [key, setKey] = useState<ImportRuleKey>(importRuleKeys[0] ?? 'vat');
  const [isUnreadable, setUnreadable] = useState(false);
  const errors = add.error instanceof CallError ? add.error.failed.errors : null;
  const errorOf = (field: string) => {
    const [code] = errors?.[field] ?? [];
    return code === undefined ? undefined : (words.find(`failures.${code}`) ?? words.t('failures.validation'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    const value = text('value') === '' ? null : parseNumber(text('value'), language);
    setUnreadable(typeof value === 'string');
    if (typeof value === 'string') return;

    const isAmount = importRuleKinds[key] === 'amount' && value !== null;
    const hasSource = text('title') !== '' || text('url') !== '' || text('read_on') !== '';
    add.mutate(
      {
        country,
        key,
        value,
        currency: isAmount ? (importCurrencies.find((each) => each === text('currency')) ?? null) : null,
        valid_from: text('valid_from'),
        valid_to: text('valid_to') || null,
        source: hasSource ? { title: text('title'), url: text('url'), read_on: text('read_on') } : null,
      },
      { onSuccess: () => form.reset() },
    );
  };
  const sourceError =
    errorOf('source') ?? errorOf('source.url') ?? errorOf('source.title') ?? errorOf('source.read_on');

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.importNew}>
      <form onSubmit={submit} noValidate>
        <Stack gap={2}>
          {errors === null && <FailedCall error={add.error} />}
          {add.isSuccess && (
            <Alert tone="positive" urgent>
              {texts.importSaved}
            </Alert>
          )}
          <Grid layout="pair">
            <Select
              id="import-rule-key"
              name="key"
              label={texts.importRule}
              options={importRuleKeys.map((each) => ({ value: each, label: texts[ruleNames[each]] }))}
              value={key}
              onValueChange={(chosen) => setKey(importRuleKeys.find((each) => each === chosen) ?? key)}
            />
            <TextInput
              id="import-rule-value"
              name="value"
              label={texts.importValue}
              hint={texts.importValueHint}
              error={isUnreadable ? texts.importValueWrong : (errorOf('value') ?? errorOf('currency'))}
              inputMode="decimal"
              maxLength={30}
              autoComplete="off"
            />
          </Grid>
          {importRuleKinds[key] === 'amount' && (
            <Select
              id="import-rule-currency"
              name="currency"
              label={texts.importCurrency}
              options={importCurrencies.map((each) => ({ value: each, label: each }))}
            />
          )}
          <Grid layout="pair">
            <DayField id="import-rule-from" name="valid_from" label={texts.importFrom} error={errorOf('valid_from')} />
            <DayField id="import-rule-to" name="valid_to" label={texts.importTo} error={errorOf('valid_to')} />
          </Grid>
          <TextInput
            id="import-rule-title"
            name="title"
            label={texts.importSourceTitle}
            error={sourceError}
            maxLength={200}
          />
          <Grid layout="pair">
            <TextInput id="import-rule-url" name="url" type="url" label={texts.importSourceUrl} maxLength={500} />
            <DayField id="import-rule-read" name="read_on" label={texts.importReadOn} error={undefined} />
          </Grid>
          <Row gap={1}>
            <Button type="submit" variant="primary" busyLabel={add.isPending ? texts.loading : undefined}>
              {texts.importSave}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
