import type { CostSource } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface LineSourceProps {
  source: CostSource | null;
  /** The line has no amount: without a source it says that none was found. */
  isOpen: boolean;
}

/** The source of a line of an estimate, with the day on which it was read. [N09, N16] */
export function LineSource({ source, isOpen }: LineSourceProps) {
  const { t, date } = useMessages();
  if (!source && !isOpen) return null;

  return (
    <Text role="caption" tone="secondary">
      {source ? (
        <>
          {t('import.source')}{' '}
          <Link href={source.url} rel="nofollow noopener">
            {source.title}
          </Link>
          {' · '}
          {t('import.read-on', { date: date(source.read_on, 'UTC') })}
        </>
      ) : (
        t('import.no-source')
      )}
    </Text>
  );
}
