import { CallError } from '@volan/api-client';
import { Alert } from '@volan/ui/Alert';
import { useSite, type AdminSite } from './site.ts';

/** Text that says why a call failed. Any other error counts as an internal failure. [K12] */
export function failureText(error: unknown, words: AdminSite['words']): string {
  const key = error instanceof CallError ? `failures.${error.failed.failure}` : '';
  return words.find(key) ?? words.t('failures.internal');
}

/** Shows why a call failed, by the text of its failure; nothing if it did not fail. [K12] */
export function FailedCall({ error }: { error: Error | null | undefined }) {
  const { words } = useSite();
  if (!(error instanceof CallError)) return null;
  return (
    <Alert tone="critical" urgent>
      {failureText(error, words)}
    </Alert>
  );
}
