import { AdCardSkeleton } from '@volan/ui/AdCard';
import { Skeleton } from '@volan/ui/Skeleton';
import { Stack } from '@volan/ui/Stack';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The place of a list that loads. */
export function CatalogSkeleton() {
  const { t } = useMessages();
  return (
    <Stack gap={2}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="title" width="third" />
      {[1, 2, 3].map((place) => (
        <AdCardSkeleton key={place} />
      ))}
    </Stack>
  );
}
