import type { AdDraftListed } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useShell } from '../../../shell/useShell.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** An ad that was begun and not published: go on, or throw it away. [P35] */
export function DraftRow({ draft }: { draft: AdDraftListed }) {
  const site = useSite();
  const { t, date, age } = useMessages();
  const { categories } = useShell();
  const category = categories.find(({ id }) => id === draft.category_id);
  const title = draft.title || (category?.title ?? t('ad-status.draft'));
  return (
    <Card as="li" padding="card">
      <Row justify="between" gap={2} wrap>
        <Stack gap={0.5}>
          <Text strong>{title}</Text>
          <Text role="small" tone="secondary">
            {t('my-ads.draft-changed', { age: age(draft.updated_at) })} ·{' '}
            {t('my-ads.draft-until', { date: date(draft.expires_at) })}
          </Text>
        </Stack>
        <form method="post">
          <input type="hidden" name="draft" value={draft.id} />
          <Row gap={1}>
            <Button
              size="small"
              aria-label={`${t('my-ads.continue')}: ${title}`}
              href={
                category
                  ? `${pagePath(site, 'newAd', { categorySlug: category.slug })}?draft=${draft.id}`
                  : pagePath(site, 'chooseCategory', {})
              }
            >
              {t('my-ads.continue')}
            </Button>
            <Button
              type="submit"
              size="small"
              variant="ghost"
              name="form"
              value="forget-draft"
              aria-label={`${t('my-ads.forget')}: ${title}`}
            >
              {t('my-ads.forget')}
            </Button>
          </Row>
        </form>
      </Row>
    </Card>
  );
}
