import type { FeedField, FeedProblem, FeedRow, FeedRun } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Divider } from '@volan/ui/Divider';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Tag, type TagProps } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm, type ShownForm } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { fieldTitle, reasonText, reportHref } from './feedTexts.ts';

export interface FeedReportRowProps {
  row: FeedRow;
  run: FeedRun;
  /** Page of the report: a correction comes back to it. */
  page: number;
  fields: readonly FeedField[];
  result?: FormResult | undefined;
}

const tones: Readonly<Record<FeedRow['outcome'], NonNullable<TagProps['tone']>>> = {
  created: 'positive',
  updated: 'info',
  unchanged: 'neutral',
  refused: 'critical',
  paused: 'caution',
  resumed: 'positive',
};

/** The result of one row, with fields to correct its errors. */
export function FeedReportRow({ row, run, page, fields, result }: FeedReportRowProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const name = `correct-${row.line}-${row.row}`;
  const form = useForm(result, name, `${name}-`);
  const wrong = row.problems.filter(
    ({ field, is_error: isError }) => isError && fields.some((one) => one.name === field),
  );
  const notes = row.problems.filter((problem) => !wrong.includes(problem));
  const fieldOf = (problem: FeedProblem) => fields.find((one) => one.name === problem.field);
  const { ad } = row;
  const isCorrected = Object.keys(row.corrected).length > 0;
  // corrected after a run that publishes: it becomes an ad with the next one
  const waits = isCorrected && ad === null && !run.dry && row.outcome !== 'refused';

  return (
    <li id={name}>
      <Stack gap={1}>
        <Row gap={1} wrap>
          {!waits && <Tag tone={tones[row.outcome]}>{t(`feeds.${row.outcome}`)}</Tag>}
          {ad ? (
            <Link href={pagePath(site, 'ad', { kind: ad.kind, adId: ad.id, titleSlug: ad.slug })}>
              {row.title || row.row}
            </Link>
          ) : (
            <Text>{row.title || row.row}</Text>
          )}
          {row.line > 0 && (
            <Text role="small" tone="secondary">
              {t('feeds.line', { line: row.line })}
            </Text>
          )}
        </Row>
        {notes.map((problem) => {
          const field = fieldOf(problem);
          const what = [field && fieldTitle(messages, field), problem.value].filter(Boolean).join(': ');
          return (
            <Text key={`${problem.field} ${problem.reason} ${problem.value}`} role="small" tone="secondary">
              {[what, reasonText(messages, problem)].filter(Boolean).join(' – ')}
            </Text>
          );
        })}
        {isCorrected && wrong.length === 0 && <Text role="small">{t('feeds.corrected')}</Text>}
        {wrong.length > 0 && (
          <form method="post" noValidate action={`${reportHref('', run.id, page)}#${encodeURIComponent(name)}`}>
            <input type="hidden" name="form" value={name} />
            <input type="hidden" name="run" value={run.id} />
            <input type="hidden" name="row" value={row.row} />
            <input type="hidden" name="line" value={row.line} />
            <Stack gap={1}>
              <FormHead id={`${name}-errors`} form={form} />
              {wrong.map((problem) => (
                <CorrectedField
                  key={problem.field}
                  problem={problem}
                  form={form}
                  prefix={name}
                  field={fieldOf(problem)}
                  corrected={row.corrected[problem.field]}
                />
              ))}
              <Row>
                <Button type="submit" size="small">
                  {t('feeds.correct')}
                </Button>
              </Row>
            </Stack>
          </form>
        )}
        <Divider />
      </Stack>
    </li>
  );
}

interface CorrectedFieldProps {
  problem: FeedProblem;
  form: ShownForm;
  prefix: string;
  field: FeedField | undefined;
  corrected: string | undefined;
}

/** One wrong value: the value of the file, the error, and its replacement. */
function CorrectedField({ problem, form, prefix, field, corrected }: CorrectedFieldProps) {
  const messages = useMessages();
  if (!field) return null;

  const name = `value.${problem.field}`;
  const said = corrected ?? problem.value;
  const shared = {
    id: `${prefix}-${name}`,
    name,
    label: fieldTitle(messages, field),
    error: form.error(problem.field) ?? reasonText(messages, problem),
    ...(problem.value !== '' && { hint: `${messages.t('feeds.file')}: ${problem.value}` }),
  };
  if (field.options.length === 0) {
    return <TextInput {...shared} autoComplete="off" maxLength={200} defaultValue={form.value(name, said)} />;
  }
  const options = field.options.map(({ value, title }) => ({ value, label: title }));
  const chosen = form.value(name, corrected ?? '');
  const isOffered = field.options.some(({ value }) => value === chosen);

  return (
    <Select {...shared} options={[{ value: '', label: '–' }, ...options]} defaultValue={isOffered ? chosen : ''} />
  );
}
