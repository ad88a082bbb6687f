import type { MyAd } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { AnswerAlert } from '../../blocks/forms/AnswerAlert.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { endsPromotion } from './endsPromotion.ts';
import { OwnAdForm, type OwnAdFormProps } from './OwnAdForm.tsx';

export interface OwnAdQuestionProps extends Pick<OwnAdFormProps, 'sendTo' | 'from'> {
  /** What the seller is about to do. */
  what: 'sold' | 'delete';
  ad: MyAd;
  /** Address of the page without the question. */
  cancelHref: string;
}

/**
 * Asks before an own ad is sold or deleted, and names the unused days of its promotion and the credits that come back,
 * as a plain form. [M07]
 */
export function OwnAdQuestion({ what, ad, sendTo, from, cancelHref }: OwnAdQuestionProps) {
  const { t } = useMessages();
  const { title, unused_days: days, unused_credits: count } = ad;

  return (
    <AnswerAlert
      tone="caution"
      title={t(`my-ads.${what}-title`, { title })}
      actions={
        <OwnAdForm ad={ad.id} sendTo={sendTo} from={from}>
          <Row gap={2} wrap>
            <Button type="submit" variant={what === 'delete' ? 'danger' : 'primary'} name="form" value={what}>
              {t(`my-ads.do-${what}`)}
            </Button>
            <Link href={cancelHref}>{t('my-ads.keep')}</Link>
          </Row>
        </OwnAdForm>
      }
    >
      {[
        t(`my-ads.${what}-text`),
        days > 0 && t('my-ads.unused-days', { count: days }),
        endsPromotion(ad) && t('my-ads.ends-promotion', { count }),
      ]
        .filter(Boolean)
        .join(' ')}
    </AnswerAlert>
  );
}
