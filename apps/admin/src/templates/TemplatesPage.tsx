import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { AnswerTemplate } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { templateQueries } from '../entities/templates/templateQueries.ts';

const templateKindWords = {
  ad: 'templateAd',
  user: 'templateUser',
  company: 'templatesOfCompanies',
} as const satisfies Readonly<Record<AnswerTemplate['kind'], string>>;

const columnsOf = (
  { texts, language }: AdminSite,
  edit: (template: AnswerTemplate) => void,
): DataColumn<AnswerTemplate>[] => [
  {
    key: 'name',
    label: texts.templateName,
    cell: (template) => (
      <Button variant="ghost" size="small" onClick={() => edit(template)}>
        {template.name}
      </Button>
    ),
  },
  {
    key: 'kind',
    label: texts.templateKind,
    cell: ({ kind }) => texts[templateKindWords[kind]],
  },
  { key: 'text', label: texts.messageToSeller, cell: (template) => template.texts[language] },
];

/** Ready answers of moderators: each in all languages. [P57] */
export function TemplatesPage() {
  const site = useSite();
  const { texts } = site;
  const list = useQuery(templateQueries.list(useApi()));
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null);

  return (
    <AdminFrame
      title={texts.templates}
      subtitle={texts.templatesText}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
          {texts.newTemplate}
        </Button>
      }
    >
      <Stack gap={2}>
        {edited !== null && (
          <TemplateForm
            key={edited === 'new' ? 'new' : edited.id}
            template={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
          />
        )}
        <DataTable
          id="templates"
          caption={texts.templates}
          columns={columnsOf(site, setEdited)}
          rows={list.data ?? []}
          rowKey={({ id }) => String(id)}
          {...(list.isPending && { loading: { label: texts.loading, rows: 3 } })}
          empty={
            list.isError ? (
              <Alert tone="critical" actions={<Button onClick={() => void list.refetch()}>{texts.again}</Button>}>
                {texts.templatesFailed}
              </Alert>
            ) : (
              <EmptyState icon="message-square" title={texts.noTemplates} help={texts.noTemplatesHelp} />
            )
          }
        />
      </Stack>
    </AdminFrame>
  );
}
