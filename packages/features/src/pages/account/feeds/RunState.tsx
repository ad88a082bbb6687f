import type { FeedRun } from '@volan/api-contract';
import { Text } from '@volan/ui/Text';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The progress of a run, or its result, in one line. */
export function RunState({ run }: { run: FeedRun }) {
  const { t, number } = useMessages();
  if (run.state === 'waiting') return <Text tone="secondary">{t('feeds.waiting')}</Text>;
  if (run.state === 'running') return <Text tone="secondary">{t('feeds.running', { count: number(run.read) })}</Text>;
  if (run.error !== null) return <Text>{failureText(t, run.error)}</Text>;

  const counts = (['created', 'updated', 'refused', 'paused'] as const)
    .filter((name) => run[name] > 0)
    .map((name) => `${t(`feeds.${name}`)}: ${number(run[name])}`);
  const text = counts.length > 0 ? counts.join(', ') : `${t('feeds.unchanged')}: ${number(run.unchanged)}`;

  return <Text tone="secondary">{text}</Text>;
}
