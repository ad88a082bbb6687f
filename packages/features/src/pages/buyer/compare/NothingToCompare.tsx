import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { gitCompareArrowsIcon } from '@volan/ui/icons';
import { Stack } from '@volan/ui/Stack';
import type { ComparisonProps } from './ComparisonProps.ts';

interface Props extends Pick<ComparisonProps, 'title' | 'list' | 'texts'> {
  /** Why: nothing was chosen yet, or all ads of a link are sold or removed. [C46, N07] */
  reason: 'empty' | 'allGone';
}

/** A comparison without ads leads to the list they come from. */
export function NothingToCompare({ title, list, texts, reason }: Props) {
  return (
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      <EmptyState
        icon={gitCompareArrowsIcon}
        title={texts[reason]}
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
