import type { FeedDetails, FeedField } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm, type ShownForm } from '../../../blocks/forms/useForm.ts';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { fieldTitle } from './feedTexts.ts';

export interface FeedMappingFormProps {
  feed: FeedDetails;
  result?: FormResult | undefined;
}

/** The meaning of the columns of a file, beside its first rows. Columns with known names are chosen already. */
export function FeedMappingForm({ feed, result }: FeedMappingFormProps) {
  const messages = useMessages();
  const { t } = messages;
  const form = useForm(result, 'mapping', 'mapping-');
  const { mapping, columns, sample, fields } = feed;

  return (
    <FormCard name="mapping" title={t('feeds.columns')} form={form} done={t('account.saved')}>
      <input type="hidden" name="id" value={feed.id} />
      <DataTable
        id="feed-sample"
        caption={t('feeds.sample')}
        scroll="always"
        density="compact"
        columns={columns.map((name, index) => ({
          key: name,
          label: name,
          cell: (row: SampleRow) => row.cells[index] ?? '',
        }))}
        rows={keyedRows(sample)}
        rowKey={({ key }) => key}
        empty={<Text>{t('failures.empty')}</Text>}
      />
      <DataTable
        id="feed-mapping"
        caption={t('feeds.columns')}
        density="compact"
        columns={mappingColumns(messages, form, feed)}
        rows={fields}
        rowKey={({ name }) => name}
        empty=""
      />
      <Row gap={2} wrap>
        <Select
          id="mapping-decimal"
          name="decimal"
          label={t('feeds.decimal')}
          options={[
            { value: 'auto', label: t('feeds.decimal-auto') },
            { value: 'comma', label: '1.234,50' },
            { value: 'point', label: '1,234.50' },
          ]}
          defaultValue={form.value('decimal', mapping.decimal)}
        />
        <Select
          id="mapping-mileage_unit"
          name="mileage_unit"
          label={t('feeds.mileage-unit')}
          options={[
            { value: 'km', label: 'km' },
            { value: 'miles', label: 'mi' },
          ]}
          defaultValue={form.value('mileage_unit', mapping.mileage_unit)}
        />
        <Select
          id="mapping-power_unit"
          name="power_unit"
          label={t('feeds.power-unit')}
          options={[
            { value: 'kW', label: 'kW' },
            { value: 'PS', label: 'PS' },
          ]}
          defaultValue={form.value('power_unit', mapping.power_unit)}
        />
      </Row>
      <Row>
        <Button type="submit" variant={feed.is_mapped ? 'secondary' : 'primary'}>
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}

interface SampleRow {
  readonly key: string;
  readonly cells: readonly string[];
}

const keyedRows = (sample: FeedDetails['sample']): SampleRow[] =>
  sample.map((cells, index) => ({ key: String(index), cells }));

/** Each meaning with the column that has it, and what stands for an empty cell. */
function mappingColumns(
  messages: Messages,
  form: ShownForm,
  { mapping, columns }: FeedDetails,
): DataColumn<FeedField>[] {
  const { t } = messages;
  const columnOptions = [
    { value: '', label: t('feeds.no-column') },
    // one that the file no longer has stays to be seen
    ...[...new Set([...columns, ...Object.values(mapping.columns)])].map((name) => ({ value: name, label: name })),
  ];
  return [
    {
      key: 'field',
      label: t('feeds.field'),
      cell: (field: FeedField) => `${fieldTitle(messages, field)}${field.required ? ' *' : ''}`,
    },
    {
      key: 'column',
      label: t('feeds.column'),
      cell: (field: FeedField) => (
        <Select
          id={`mapping-column.${field.name}`}
          name={`column.${field.name}`}
          label={`${t('feeds.column')}: ${fieldTitle(messages, field)}`}
          hideLabel
          size="small"
          options={columnOptions}
          defaultValue={form.value(`column.${field.name}`, mapping.columns[field.name] ?? '')}
        />
      ),
    },
    {
      key: 'default',
      label: t('feeds.default'),
      cell: (field: FeedField) =>
        field.name === 'id' ? (
          ''
        ) : (
          <DefaultField field={field} form={form} value={mapping.defaults[field.name] ?? ''} />
        ),
    },
  ];
}

/** What stands for an empty cell: an answer of the question, or words. */
function DefaultField({ field, form, value }: { field: FeedField; form: ShownForm; value: string }) {
  const messages = useMessages();
  const { t } = messages;
  const name = `default.${field.name}`;
  const shared = {
    id: `mapping-${name}`,
    name,
    label: `${t('feeds.default')}: ${fieldTitle(messages, field)}`,
    hideLabel: true,
    size: 'small',
    defaultValue: form.value(name, value),
  } as const;
  if (field.options.length === 0) return <TextInput {...shared} autoComplete="off" maxLength={200} />;

  const options = field.options.map(({ value: slug, title }) => ({ value: slug, label: title }));

  return <Select {...shared} options={[{ value: '', label: '–' }, ...options]} />;
}
