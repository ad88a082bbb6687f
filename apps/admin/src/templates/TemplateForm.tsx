import { CallError } from '@volan/api-client';
import type { AnswerTemplate } from '@volan/api-contract';
import { languageValues } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput } from '@volan/ui/TextInput';
import type { FormEvent } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { useTemplateChanges } from '../entities/templates/templateQueries.ts';

/** Adds a ready answer, or changes one: a text for each language. [P57] */
export function TemplateForm({ template, onDone }: { template: AnswerTemplate | null; onDone: () => void }) {
  const { texts, words, language } = useSite();
  const { create, update, remove } = useTemplateChanges();
  const change = template ? update : create;
  const errors = change.error instanceof CallError ? change.error.failed.errors : null;
  const errorOf = (field: string) => {
    const [code] = errors?.[field] ?? [];
    if (code === undefined) return undefined;
    return words.find(`failures.${code}`) ?? words.t('failures.validation');
  };
  const languageNames = new Intl.DisplayNames([language === 'rs' ? 'sr-Latn' : 'en'], { type: 'language' });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const written = Object.fromEntries(languageValues.map((one) => [one, text(one)])) as AnswerTemplate['texts'];
    const name = text('name');
    if (template)
      update.mutate({ id: template.id, version: template.version, name, texts: written }, { onSuccess: onDone });
    else {
      const kind = (['user', 'company'] as const).find((one) => one === text('kind')) ?? 'ad';
      create.mutate({ kind, name, texts: written }, { onSuccess: onDone });
    }
  };

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="template-title">
      <form onSubmit={submit} noValidate>
        <Stack gap={2}>
          <Heading level={2} size="h3" id="template-title">
            {template?.name ?? texts.newTemplate}
          </Heading>
          <FailedCall error={change.error ?? remove.error} />
          <TextInput
            id="template-name"
            name="name"
            label={texts.templateName}
            hint={texts.templateNameHint}
            error={errorOf('name')}
            defaultValue={template?.name}
            maxLength={80}
            required
          />
          {!template && (
            <Select
              id="template-kind"
              name="kind"
              label={texts.templateKind}
              options={[
                { value: 'ad', label: texts.templateAd },
                { value: 'user', label: texts.templateUser },
                { value: 'company', label: texts.templatesOfCompanies },
              ]}
            />
          )}
          {languageValues.map((one) => (
            <TextArea
              key={one}
              id={`template-${one}`}
              name={one}
              lang={one === 'rs' ? 'sr-Latn' : one}
              label={languageNames.of(one === 'rs' ? 'sr' : one) ?? one}
              error={errorOf(`texts.${one}`) ?? (errors?.['texts'] ? errorOf('texts') : undefined)}
              defaultValue={template?.texts[one]}
              rows={2}
              maxLength={800}
              required
            />
          ))}
          <Row gap={1} wrap>
            <Button type="submit" variant="primary" busyLabel={change.isPending ? texts.saving : undefined}>
              {texts.save}
            </Button>
            <Button onClick={onDone}>{texts.cancel}</Button>
            {template && (
              <Button variant="danger" onClick={() => remove.mutate(template.id, { onSuccess: onDone })}>
                {texts.deleteTemplate}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
