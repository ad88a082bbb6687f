import { Spinner } from '@volan/ui/Spinner';
import { useLocation } from 'react-router';
import { AdminFrame } from './AdminFrame.tsx';
import { partOf } from './navigation.ts';
import { useSite } from './site.ts';

/** The frame of a page whose code is still loading, under the title of its part. */
export function LoadingPage() {
  const { texts } = useSite();
  const part = partOf(useLocation().pathname);
  return (
    <AdminFrame title={texts[part?.label ?? 'administration']}>
      <Spinner label={texts.loading} />
    </AdminFrame>
  );
}
