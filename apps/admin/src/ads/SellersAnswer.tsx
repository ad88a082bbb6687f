import type { ModeratedAd } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { Stack } from '@volan/ui/Stack';
import { useSite } from '../shell/site.ts';
import type { AdminTexts } from '@volan/i18n/admin';
import { fieldName } from '../entities/ads/adWords.ts';

type Change = NonNullable<NonNullable<ModeratedAd['answer']>['changes']>[number];

const columnsOf = (texts: AdminTexts): DataColumn<Change>[] => [
  { key: 'field', label: texts.field, cell: ({ name, label }) => label ?? fieldName(name, texts) },
  { key: 'before', label: texts.before, cell: ({ before }) => before || '–' },
  { key: 'after', label: texts.after, cell: ({ after }) => after || '–' },
];

/** A question that the seller answered by an edit, and the changes of the ad since. [J139, P57] */
export function SellersAnswer({ answer: { question, at, changes } }: { answer: NonNullable<ModeratedAd['answer']> }) {
  const { texts, words } = useSite();
  return (
    <Stack gap={1}>
      <Alert tone="info" title={`${texts.answered}, ${words.formats.date(at)}`}>
        {texts.question}: {question}
        {changes === null ? ` ${texts.changesUnknown}` : changes.length === 0 && ` ${texts.nothingChanged}`}
      </Alert>
      {changes !== null && changes.length > 0 && (
        <DataTable
          id="changes"
          caption={texts.changes}
          columns={columnsOf(texts)}
          rows={changes}
          rowKey={({ name }) => name}
          empty={texts.nothingChanged}
        />
      )}
    </Stack>
  );
}
