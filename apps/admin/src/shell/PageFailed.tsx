import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { AdminFrame } from './AdminFrame.tsx';
import { useSite } from './site.ts';

/**
 * Shown in place of a page whose code could not be loaded: the network failed, or a newer version replaced the files.
 * Loading the document again solves both.
 */
export function PageFailed() {
  const { texts } = useSite();
  return (
    <AdminFrame title={texts.pageFailed}>
      <EmptyState
        icon="wifi-off"
        title={texts.pageFailed}
        help={texts.pageFailedHelp}
        action={<Button onClick={() => location.reload()}>{texts.again}</Button>}
      />
    </AdminFrame>
  );
}
