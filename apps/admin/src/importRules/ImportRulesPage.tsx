import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedImportRule } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { ImportRuleForm } from './ImportRuleForm.tsx';
import { importRuleQueries } from './importRuleQueries.ts';
import { ruleNames, ruleValue } from './ruleTexts.ts';

const stateNames = { 'in-force': 'importInForce', coming: 'importComing', past: 'importPast' } as const;

function columnsOf(site: AdminSite): DataColumn<ManagedImportRule>[] {
  const { texts, words } = site;
  // a day belongs to no time zone
  const day = (iso: string) => words.formats.date(iso, 'UTC');

  return [
    { key: 'rule', label: texts.importRule, cell: ({ key }) => texts[ruleNames[key]] },
    { key: 'value', label: texts.importValue, keepTogether: true, cell: (rule) => ruleValue(rule, site) },
    { key: 'state', label: texts.importState, keepTogether: true, cell: ({ state }) => texts[stateNames[state]] },
    { key: 'from', label: texts.importFrom, keepTogether: true, cell: ({ valid_from: from }) => day(from) },
    {
      key: 'to',
      label: texts.importTo,
      keepTogether: true,
      cell: ({ valid_to: to }) => (to === null ? '–' : day(to)),
    },
    {
      key: 'source',
      label: texts.importSource,
      cell: ({ source }) =>
        source === null ? '–' : <Link href={source.url}>{`${source.title} (${day(source.read_on)})`}</Link>,
    },
    { key: 'by', label: texts.importAddedBy, kind: 'quiet', cell: ({ added_by: by }) => by ?? '–' },
    { key: 'country', label: texts.countryName, kind: 'quiet', cell: ({ country }) => country },
  ];
}

/** Rules for the cost of an import, with every version. A change is a new version. [N09, H04] */
export function ImportRulesPage() {
  const site = useSite();
  const { texts } = site;
  const rules = useQuery(importRuleQueries.list(useApi()));
  const rows = rules.data ?? [];
  // who sees no rule of a country manages none there
  const country = rows[0]?.country;

  return (
    <AdminFrame title={texts.importRules} subtitle={texts.importRulesText}>
      {country && <ImportRuleForm country={country} />}
      <DataTable
        id="import-rules"
        caption={texts.importRules}
        columns={columnsOf(site)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        {...(rules.isPending && { loading: { label: texts.loading, rows: 10 } })}
        empty={
          rules.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void rules.refetch()}>{texts.again}</Button>}>
              {texts.importRulesFailed}
            </Alert>
          ) : (
            <EmptyState icon="globe" title={texts.noImportRules} help={texts.noImportRulesHelp} />
          )
        }
      />
    </AdminFrame>
  );
}
