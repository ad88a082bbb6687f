import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { gitCompareArrowsIcon } from '@volan/ui/icons';
import { Skeleton } from '@volan/ui/Skeleton';
import { Stack } from '@volan/ui/Stack';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import * as styles from './compare.css.ts';
import type { ComparisonProps } from './ComparisonProps.ts';

/** The placeholder of the visitor's own comparison before it is read; without JavaScript, the link to it. */
export function ComparisonWaits({ title, own, texts }: Pick<ComparisonProps, 'title' | 'own' | 'texts'>) {
  return (
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      <div className={styles.withScript}>
        <Stack gap={2}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton width="third" />
          <Skeleton shape="photo" />
          <Skeleton width="most" />
          <Skeleton />
        </Stack>
      </div>
      <div className={styles.withoutScript}>
        <EmptyState
          icon={gitCompareArrowsIcon}
          title={texts.needsScript}
          help={texts.needsScriptText}
          action={
            <Button variant="primary" href={`${own}?mine=1`}>
              {texts.own}
            </Button>
          }
        />
      </div>
    </Stack>
  );
}
