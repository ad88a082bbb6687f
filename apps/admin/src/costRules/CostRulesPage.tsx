import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedCostRule } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { CostRuleForm } from './CostRuleForm.tsx';
import { costRuleQueries } from './costRuleQueries.ts';
import { ruleTitle, ruleValue } from './ruleTexts.ts';

const stateNames = { 'in-force': 'costInForce', coming: 'costComing', past: 'costPast' } as const;

function columnsOf(site: AdminSite): DataColumn<ManagedCostRule>[] {
  const { texts, words } = site;
  // a day belongs to no time zone
  const day = (iso: string) => words.formats.date(iso, 'UTC');

  return [
    { key: 'rule', label: texts.costRule, cell: (rule) => ruleTitle(rule, site) },
    { key: 'value', label: texts.costValue, keepTogether: true, cell: (rule) => ruleValue(rule, site) },
    { key: 'state', label: texts.costState, keepTogether: true, cell: ({ state }) => texts[stateNames[state]] },
    { key: 'from', label: texts.costFrom, keepTogether: true, cell: ({ valid_from: from }) => day(from) },
    {
      key: 'to',
      label: texts.costTo,
      keepTogether: true,
      cell: ({ valid_to: to }) => (to === null ? '–' : day(to)),
    },
    {
      key: 'source',
      label: texts.costSource,
      cell: ({ source }) =>
        source === null ? '–' : <Link href={source.url}>{`${source.title} (${day(source.read_on)})`}</Link>,
    },
    { key: 'by', label: texts.costAddedBy, kind: 'quiet', cell: ({ added_by: by }) => by ?? '–' },
    { key: 'country', label: texts.countryName, kind: 'quiet', cell: ({ country }) => country },
  ];
}

/** Rules for the cost of an import and of owning a vehicle, with every version. A change is a new version. [N09, N16, H04] */
export function CostRulesPage() {
  const site = useSite();
  const { texts } = site;
  const rules = useQuery(costRuleQueries.list(useApi()));
  const rows = rules.data ?? [];
  // who sees no rule of a country manages none there
  const country = rows[0]?.country;

  return (
    <AdminFrame title={texts.costRules} subtitle={texts.costRulesText}>
      {country && <CostRuleForm country={country} />}
      <DataTable
        id="cost-rules"
        caption={texts.costRules}
        columns={columnsOf(site)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        {...(rules.isPending && { loading: { label: texts.loading, rows: 10 } })}
        empty={
          rules.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void rules.refetch()}>{texts.again}</Button>}>
              {texts.costRulesFailed}
            </Alert>
          ) : (
            <EmptyState icon="globe" title={texts.noCostRules} help={texts.noCostRulesHelp} />
          )
        }
      />
    </AdminFrame>
  );
}
