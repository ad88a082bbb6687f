import { Alert } from '@volan/ui/Alert';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { usesOf } from '../entities/taxonomy/ChangeFailed.tsx';

/** Why a blog category cannot be removed: how much is in it, or the text of the failure. [J110] */
export function BlogInUse({ error, name }: { error: Error | null; name: string }) {
  const { texts } = useSite();
  const uses = usesOf(error);
  return uses ? (
    <Alert tone="critical" urgent>
      {texts.blogInUse({ name, count: uses.rows })}
    </Alert>
  ) : (
    <FailedCall error={error} />
  );
}
