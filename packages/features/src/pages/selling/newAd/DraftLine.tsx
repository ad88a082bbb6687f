import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { Draft } from './useDraft.ts';

/** The state of the draft, in a line that is read out when it changes. [P35] */
export function DraftLine({ draft: { state, savedAt, retry }, zone }: { draft: Draft; zone: string }) {
  const { t, tag } = useMessages();
  if (state === 'none' || state === 'changed-elsewhere') return null;

  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const said =
    state === 'saved' && savedAt !== null
      ? t('selling.draft-saved', { time: time.format(savedAt) })
      : t(`selling.draft-${state === 'saved' ? 'kept' : state}`);

  return (
    <Row gap={1} justify="center" wrap>
      <Text role="caption" tone={state === 'failed' ? 'critical' : 'secondary'} status>
        {said}
      </Text>
      {state === 'failed' && (
        <Button size="small" onClick={retry}>
          {t('selling.try-again')}
        </Button>
      )}
    </Row>
  );
}

/** The draft was changed in another tab or on another device: which of the two continues is a choice. */
export function DraftChoice({ draft: { state, choose } }: { draft: Draft }) {
  const { t } = useMessages();
  if (state !== 'changed-elsewhere') return null;
  return (
    <Alert
      tone="caution"
      urgent
      title={t('selling.changed-elsewhere')}
      actions={
        <Row gap={1} wrap>
          <Button onClick={() => choose('other')}>{t('selling.take-other')}</Button>
          <Button onClick={() => choose('this')}>{t('selling.keep-this')}</Button>
        </Row>
      }
    >
      {t('selling.changed-elsewhere-text')}
    </Alert>
  );
}
