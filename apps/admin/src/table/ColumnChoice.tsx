import { Checkbox } from '@volan/ui/Checkbox';
import { IconButton } from '@volan/ui/IconButton';
import { Popover } from '@volan/ui/Popover';
import { Stack } from '@volan/ui/Stack';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import { columnsParameter, columnsText } from './tableAddress.ts';
import type { TableColumn } from './TableColumn.ts';

export interface ColumnChoiceProps<Row> {
  id: string;
  columns: readonly TableColumn<Row>[];
  shown: readonly string[];
  hrefOf: (changes: Readonly<Record<string, string | null>>) => string;
}

/** Chooses the shown columns; the first one is always shown. */
export function ColumnChoice<Row>({ id, columns, shown, hrefOf }: ColumnChoiceProps<Row>) {
  const { texts } = useSite();
  const navigate = useNavigate();
  // a checkbox changes at once; the address follows
  const [chosen, setChosen] = useOptimistic(shown);

  return (
    <>
      <IconButton icon="settings-2" label={texts.columns} opens={{ sheet: `${id}-columns` }} />
      <Popover id={`${id}-columns`} title={texts.columns}>
        <Stack gap={0.5}>
          {columns.slice(1).map(({ key, label }) => (
            <Checkbox
              key={key}
              checked={chosen.includes(key)}
              onCheckedChange={(isShown) => {
                const next = isShown ? [...chosen, key] : chosen.filter((one) => one !== key);
                // the page number stays, because the rows are the same
                const page = new URLSearchParams(location.search).get('page');
                const href = hrefOf({ [columnsParameter]: columnsText(next, columns), page });
                startTransition(async () => {
                  setChosen(next);
                  await navigate(href.slice(base.length), { replace: true, preventScrollReset: true });
                });
              }}
            >
              {label}
            </Checkbox>
          ))}
        </Stack>
      </Popover>
    </>
  );
}
