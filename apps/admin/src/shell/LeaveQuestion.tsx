import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useSite } from './site.ts';

/**
 * Asks before the page is left with unsaved fields: this component for links of the administration, the browser for
 * everything else.
 *
 * @param text what happens to the fields
 */
export function LeaveQuestion({ isDirty, text }: { isDirty: boolean; text: string }) {
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
      id="leave-question"
      title={texts.leave}
      text={text}
      keep={texts.stay}
      confirm={texts.leaveConfirm}
      open
      onOpenChange={(open) => {
        if (!open) blocker.reset();
      }}
      onResult={(confirmed) => (confirmed ? blocker.proceed() : blocker.reset())}
    />
  ) : null;
}
