import type { MyAd } from '@volan/api-contract';
import { togetherActions, type TogetherAction } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { useHydrated } from '@volan/ui/hydrated';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { endsPromotion } from '../../../shell/ownAds/endsPromotion.ts';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Id of the form of the chosen ads: the box of each row belongs to it. */
const togetherForm = 'own-ads-together';

/** The form of an action on several ads, and the question before it. */
export const togetherNames = { form: 'together', question: 'together-ask' } as const;

/** The box that chooses one own ad. */
export function ChooseAd({ ad }: { ad: MyAd }) {
  const { t } = useMessages();
  return (
    <Checkbox hideLabel name="ads" value={String(ad.id)} form={togetherForm}>
      {t('my-ads.choose', { title: ad.title })}
    </Checkbox>
  );
}

const boxes = () => document.querySelectorAll<HTMLInputElement>(`input[name=ads][form=${togetherForm}]`);

export interface TogetherBarProps {
  /** The shown ads. */
  ads: readonly MyAd[];
}

/** What can be done with the chosen ads: buttons of a plain form. A box for all of them needs a script. [B08] */
export function TogetherBar({ ads }: TogetherBarProps) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const possible = togetherActions.filter((action) => ads.some(({ actions }) => actions.includes(action)));
  if (ads.length < 2) return null;

  return (
    <form id={togetherForm} method="post" aria-label={t('my-ads.chosen')}>
      <input type="hidden" name="form" value={togetherNames.form} />
      <Row gap={1} wrap>
        {hydrated && (
          <Checkbox
            onCheckedChange={(chosen) => {
              for (const box of boxes()) box.checked = chosen;
            }}
          >
            {t('my-ads.choose-all')}
          </Checkbox>
        )}
        {possible.map((action) => (
          <Button
            key={action}
            type="submit"
            size="small"
            name="action"
            value={action}
            aria-label={`${t(`my-ads.do-${action}`)}: ${t('my-ads.chosen')}`}
          >
            {t(`my-ads.do-${action}`)}
          </Button>
        ))}
      </Row>
    </form>
  );
}

/**
 * Asks before several ads are sold or deleted, and names the unused days of their promotions and the credits that come
 * back. [M07]
 */
export function TogetherQuestion({
  ads,
  asked,
  cancelHref,
}: TogetherBarProps & { asked: FormResult; cancelHref: string }) {
  const { t } = useMessages();
  const ids = (asked.values['ids'] ?? '').split(',');
  const action: TogetherAction = asked.values['action'] === 'sold' ? 'sold' : 'delete';
  const chosen = ads.filter(({ id }) => ids.includes(String(id)));
  const isPromoted = chosen.some(endsPromotion);
  const days = chosen.reduce((sum, ad) => sum + ad.unused_days, 0);
  const count = chosen.reduce((sum, ad) => sum + ad.unused_credits, 0);

  return (
    <AnswerAlert
      tone="caution"
      title={t(`my-ads.together-${action}-title`, { count: ids.length })}
      actions={
        <form method="post">
          <input type="hidden" name="form" value={togetherNames.form} />
          <input type="hidden" name="sure" value="1" />
          {ids.map((id) => (
            <input key={id} type="hidden" name="ads" value={id} />
          ))}
          <Row gap={2} wrap>
            <Button type="submit" variant={action === 'delete' ? 'danger' : 'primary'} name="action" value={action}>
              {t(`my-ads.do-${action}`)}
            </Button>
            <Link href={cancelHref}>{t('my-ads.keep')}</Link>
          </Row>
        </form>
      }
    >
      {[
        t(`my-ads.together-${action}-text`),
        days > 0 && t('my-ads.unused-days', { count: days }),
        isPromoted && t('my-ads.end-promotions', { count }),
      ]
        .filter(Boolean)
        .join(' ')}
    </AnswerAlert>
  );
}
