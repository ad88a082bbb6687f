import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { AdminFrame } from './AdminFrame.tsx';
import { base } from './AdminLink.tsx';
import { useSite } from './site.ts';

/** Says that there is no such page, and leads back to the first one. */
export function NotFoundPage() {
  const { texts } = useSite();
  return (
    <AdminFrame title={texts.noSuchPage}>
      <EmptyState
        icon="search-x"
        title={texts.noSuchPageWhy}
        help={texts.noSuchPageHelp}
        action={<Button href={base}>{texts.dashboard}</Button>}
      />
    </AdminFrame>
  );
}
