import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { AdminFrame } from './AdminFrame.tsx';
import { base } from './AdminLink.tsx';
import { useSite } from './site.ts';

/** Says that the page does not exist, and links to the first page. */
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
