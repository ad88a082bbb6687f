import { Skeleton } from '@volan/ui/Skeleton';
import { Stack } from '@volan/ui/Stack';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The place of a page about models that loads. */
export function ModelsSkeleton() {
  const { t } = useMessages();
  return (
    <Stack gap={2}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="photo" />
    </Stack>
  );
}
