import type { MessageWarning } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../runtime/site/useMessages.ts';

export interface ShieldWarningProps {
  warnings: readonly MessageWarning[];
}

/**
 * Below a message that somebody else wrote: what to take care of, and why. Honest links need no words, the page that
 * they open by has them. [N12]
 */
export function ShieldWarning({ warnings }: ShieldWarningProps) {
  const { t } = useMessages();
  const kinds = warnings.flatMap(({ kind }) => (kind === 'link' ? [] : [kind]));
  if (kinds.length === 0) return null;

  return (
    <Alert tone="caution" title={t('shield.reader-title')}>
      {kinds.map((kind) => (
        <p key={kind}>{t(`shield.reader-${kind}`)}</p>
      ))}
    </Alert>
  );
}
