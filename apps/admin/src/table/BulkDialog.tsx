import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { ProgressBar } from '@volan/ui/ProgressBar';
import { Row as Line } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tag, type TagTone } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useRef, useState } from 'react';
import { failureText } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { runEach, type RowOutcome } from './runEach.ts';
import type { BulkAction } from './TableColumn.ts';

export interface BulkDialogProps<Row> {
  id: string;
  action: BulkAction<Row>;
  rows: readonly (readonly [key: string, row: Row])[];
  rowName: (row: Row) => string;
  /** Rows were changed, and no more changes follow. */
  onDone: () => void;
  onClose: () => void;
}

const tones: Readonly<Record<RowOutcome['state'], TagTone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'positive',
  failed: 'critical',
};

/** The rows, each with how far the action is. */
function Outcomes<Row>({
  rows,
  rowName,
  outcomes,
}: Pick<BulkDialogProps<Row>, 'rows' | 'rowName'> & { outcomes: ReadonlyMap<string, RowOutcome> | null }) {
  const { texts, words } = useSite();
  const names: Readonly<Record<RowOutcome['state'], string>> = {
    waiting: texts.bulkWaiting,
    running: texts.bulkRunning,
    done: texts.bulkDone,
    failed: texts.bulkFailed,
  };

  return (
    <Stack as="ul" gap={1}>
      {rows.map(([key, row]) => {
        const outcome = outcomes?.get(key);
        return (
          <li key={key}>
            <Line gap={1} wrap>
              <span>{rowName(row)}</span>
              {outcome && <Tag tone={tones[outcome.state]}>{names[outcome.state]}</Tag>}
              {outcome?.state === 'failed' && <Text tone="secondary">{failureText(outcome.error, words)}</Text>}
            </Line>
          </li>
        );
      })}
    </Stack>
  );
}

/** Asks before an action on many rows, shows the progress of each, and repeats the action for failed ones. */
export function BulkDialog<Row>({ id, action, rows, rowName, onDone, onClose }: BulkDialogProps<Row>) {
  const { texts, words } = useSite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome> | null>(null);
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);
  const { number } = words.formats;
  const failed = rows.filter(([key]) => outcomes?.get(key)?.state === 'failed');
  const done = [...(outcomes?.values() ?? [])].filter(({ state }) => state === 'done' || state === 'failed').length;

  async function run(chosen: typeof rows) {
    if (action.reason && reason.trim().length < 3) {
      setMissing(true);
      return;
    }
    setRunning(true);
    setOutcomes((now) => new Map([...(now ?? []), ...chosen.map(([key]) => [key, { state: 'waiting' }] as const)]));
    await runEach(
      chosen,
      (row) => action.run(row, reason.trim()),
      (key, outcome) => setOutcomes((now) => new Map(now).set(key, outcome)),
      () => stopped.current,
    );
    setRunning(false);
    onDone();
  }

  return (
    <Modal
      id={id}
      title={action.label}
      count={number(rows.length)}
      closeLabel={texts.close}
      open
      onOpenChange={(open) => {
        if (open) return;

        // rows that have begun are finished, no more are begun
        stopped.current = true;
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{outcomes ? texts.close : texts.cancel}</Button>
          {(outcomes === null || running || failed.length > 0) && (
            <Button
              variant={action.danger ? 'danger' : 'primary'}
              busyLabel={running ? texts.saving : undefined}
              onClick={() => void run(outcomes ? failed : rows)}
            >
              {outcomes && !running ? `${texts.bulkRepeat} (${number(failed.length)})` : action.label}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={2}>
        <Text>{action.text}</Text>
        {action.reason && outcomes === null && (
          <TextInput
            id={`${id}-reason`}
            label={action.reason.label}
            hint={action.reason.hint}
            error={missing ? action.reason.missing : undefined}
            required
            maxLength={500}
            autoComplete="off"
            value={reason}
            onValueChange={setReason}
          />
        )}
        {outcomes && (
          <ProgressBar
            label={action.label}
            value={done}
            max={rows.length}
            valueText={`${number(done)} ${texts.of} ${number(rows.length)}`}
          />
        )}
        <Outcomes rows={rows} rowName={rowName} outcomes={outcomes} />
      </Stack>
    </Modal>
  );
}
