import { CallError } from '@volan/api-client';
import { isPlainMessageKey } from '@volan/i18n';
import { Alert } from '@volan/ui/Alert';
import { useSite } from './site.ts';

/** Says why a call failed, by the text of its failure; nothing where none failed. [K12] */
export function FailedCall({ error }: { error: Error | null | undefined }) {
  const { words } = useSite();
  if (!(error instanceof CallError)) return null;
  const key = `failures.${error.failed.failure}`;
  return (
    <Alert tone="critical" urgent>
      {isPlainMessageKey(key) ? words.t(key) : words.t('failures.internal')}
    </Alert>
  );
}
