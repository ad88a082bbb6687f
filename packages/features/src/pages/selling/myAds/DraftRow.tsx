import type { AdDraftListed } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import { draftHref } from '../../../shell/ownAds/draftHref.ts';
import { useShell } from '../../../shell/useShell.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The category of a draft, and what it is called before it has a title. */
function useDraft({ category_id, title }: AdDraftListed) {
  const { t } = useMessages();
  const { categories } = useShell();
  const category = categories.find(({ id }) => id === category_id);

  return { category, title: title || (category?.title ?? t('ad-status.draft')) };
}

export interface DraftRowProps {
  draft: AdDraftListed;
  /** Where it is asked whether the draft goes. */
  discardHref: string;
}

/** An ad that was begun and not published: continue it, or discard it after a question. [P35] */
export function DraftRow({ draft, discardHref }: DraftRowProps) {
  const site = useSite();
  const { t, date, age } = useMessages();
  const { category, title } = useDraft(draft);

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
        <Row gap={1}>
          <Button size="small" aria-label={`${t('my-ads.continue')}: ${title}`} href={draftHref(site, draft, category)}>
            {t('my-ads.continue')}
          </Button>
          <Button size="small" variant="ghost" href={discardHref} aria-label={`${t('my-ads.forget')}: ${title}`}>
            {t('my-ads.forget')}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}

export interface DiscardQuestionProps {
  draft: AdDraftListed;
  /** The list without the question. */
  cancelHref: string;
}

/** Whether a draft goes, as a plain form. [P35] */
export function DiscardQuestion({ draft, cancelHref }: DiscardQuestionProps) {
  const { t } = useMessages();
  const { title } = useDraft(draft);
  return (
    <AnswerAlert
      tone="caution"
      title={t('my-ads.discard-title', { title })}
      actions={
        <form method="post">
          <input type="hidden" name="draft" value={draft.id} />
          <Row gap={2} wrap>
            <Button type="submit" variant="danger" name="form" value="forget-draft">
              {t('my-ads.forget')}
            </Button>
            <Link href={cancelHref}>{t('my-ads.keep')}</Link>
          </Row>
        </form>
      }
    >
      {t('my-ads.discard-text')}
    </AnswerAlert>
  );
}
