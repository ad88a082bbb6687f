import { CallError } from '@volan/api-client';
import type { InUse, StaleVersion } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { FailedCall, failureText } from '../../shell/FailedCall.tsx';
import { useSite } from '../../shell/site.ts';
import { titleIn } from './TitleFields.tsx';

/** Whether the data of a refusal has these numbers. */
const hasNumbers = <Data extends object>(data: unknown, ...names: (keyof Data & string)[]): data is Data =>
  typeof data === 'object' && data !== null && names.every((name) => typeof Reflect.get(data, name) === 'number');

/** The rows that use a row, if a refusal says that it cannot be removed. */
export function usesOf(error: Error | null): InUse | null {
  if (!(error instanceof CallError) || error.failed.failure !== 'in-use') return null;

  const { data } = error.failed;
  return hasNumbers<InUse>(data, 'ads', 'rows') ? data : null;
}

/** Both versions of a row, if a refusal says that somebody else changed it first. */
function staleOf(error: Error): StaleVersion | null {
  if (!(error instanceof CallError) || error.failed.failure !== 'conflict') return null;

  const { data } = error.failed;
  return hasNumbers<StaleVersion>(data, 'yours', 'stored') ? data : null;
}

export interface ChangeFailedProps {
  error: Error | null;
  /** Name of the row. */
  name: string;
  /** Discards the own changes and shows the stored row. */
  onReload: () => void;
}

/**
 * Why a change was refused: another person changed the row first, with both versions; the row is in use; or the text of
 * the failure. [T50]
 */
export function ChangeFailed({ error, name, onReload }: ChangeFailedProps) {
  const { texts, words, language } = useSite();
  if (!error) return null;

  const uses = usesOf(error);
  const stale = staleOf(error);
  if (uses) {
    return (
      <Alert tone="critical" urgent>
        {texts.inUseAds({ name, ads: uses.ads, rows: uses.rows })}
      </Alert>
    );
  }
  if (!stale) {
    const isConflict = error instanceof CallError && error.failed.failure === 'conflict';
    return isConflict ? (
      <Alert tone="critical" urgent actions={<Button onClick={onReload}>{texts.loadStored}</Button>}>
        {failureText(error, words)}
      </Alert>
    ) : (
      <FailedCall error={error} />
    );
  }
  const { titles, title, slug } = stale.row;
  const stored = typeof title === 'string' ? title : titleIn({ titles: Object(titles), slug: String(slug) }, language);

  return (
    <Alert tone="critical" urgent actions={<Button onClick={onReload}>{texts.loadStored}</Button>}>
      {texts.staleRow({ yours: stale.yours, stored: stale.stored, name: stored })}
    </Alert>
  );
}

/** Text about an invalid slug, by the codes of a refusal. */
export function useSlugError(error: Error | null): string | undefined {
  const { texts } = useSite();
  const code = error instanceof CallError ? error.failed.errors?.['slug']?.[0] : undefined;
  if (code === undefined) return undefined;

  return code === 'slug-taken' ? texts.slugTaken : code === 'slug-reserved' ? texts.slugReserved : texts.slugForm;
}
