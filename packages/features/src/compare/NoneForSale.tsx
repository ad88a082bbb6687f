import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { gitCompareArrowsIcon } from '@volan/ui/icons';
import { Stack } from '@volan/ui/Stack';
import type { ComparisonProps } from './ComparisonProps.ts';

/** All ads of a link are sold or removed. [N07] */
export function NoneForSale({ title, list, texts }: Pick<ComparisonProps, 'title' | 'list' | 'texts'>) {
  return (
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      <EmptyState
        icon={gitCompareArrowsIcon}
        title={texts.allGone}
        help={texts.emptyText}
        action={
          <Button variant="primary" href={list}>
            {texts.back}
          </Button>
        }
      />
    </Stack>
  );
}
