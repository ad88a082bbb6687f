import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useSite } from '../shell/site.ts';

/**
 * Asks before the page is left with unsaved text: this component for links of the administration, the browser for
 * everything else.
 */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { texts } = useSite();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;

    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);

    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return blocker.state === 'blocked' ? (
    <ConfirmDialog
      id="article-leave"
      title={texts.blogLeave}
      text={texts.blogLeaveText}
      keep={texts.blogStay}
      confirm={texts.blogGo}
      open
      onOpenChange={(open) => {
        if (!open) blocker.reset();
      }}
      onResult={(confirmed) => (confirmed ? blocker.proceed() : blocker.reset())}
    />
  ) : null;
}
