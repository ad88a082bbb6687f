import type { Conversation } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import type { ConversationSubject } from '@volan/ui/Conversation';
import { adHref, priceText } from '../../blocks/adCard/adCardData.ts';
import { outlineOfKind } from '../../blocks/adCard/outlineOfKind.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The user writes to a car service that is not public: nothing can be sent. [M16] */
export const isClosedService = ({ service_id: serviceId, role, ad }: Conversation) =>
  serviceId !== null && role === 'buyer' && ad.status !== 'active';

const pictureOf = (image: string | null) => (image === null ? undefined : { src: image, alt: '' });

/** The ad or the car service of a conversation, as its head shows it. */
export function subjectOf(conversation: Conversation, site: Site, messages: Messages): ConversationSubject {
  const { ad, service_id: serviceId } = conversation;
  const { t } = messages;
  const missing = { outline: outlineOfKind(ad.kind), label: t('card.no-picture') };
  if (serviceId !== null) {
    return {
      title: ad.title,
      price: t('messages.about-service'),
      picture: pictureOf(ad.image),
      missing,
      ...(ad.status === 'active' && {
        action: (
          <Button size="small" href={pagePath(site, 'service', { serviceId })}>
            {t('messages.open-service')}
          </Button>
        ),
      }),
    };
  }

  return {
    title: ad.title,
    price: [...(ad.status === 'active' ? [] : [t(`account.ad-${ad.status}`)]), priceText(ad, messages)].join(' · '),
    picture: pictureOf(ad.image),
    missing,
    ...(ad.status !== 'removed' && {
      action: (
        <Button size="small" href={adHref(site, ad)}>
          {t('messages.open-ad')}
        </Button>
      ),
    }),
  };
}

/** The vehicle of a request to a car service; undefined: the user named none. [M16] */
export function vehicleOf({ vehicle }: Conversation, site: Site, { t }: Messages): ConversationSubject | undefined {
  if (vehicle === null) return undefined;

  const { title, kind, image, status } = vehicle;

  return {
    title,
    price: [t('messages.vehicle'), ...(status === 'active' ? [] : [t(`account.ad-${status}`)])].join(' · '),
    picture: pictureOf(image),
    missing: { outline: outlineOfKind(kind), label: t('card.no-picture') },
    ...(status !== 'removed' && {
      action: (
        <Button size="small" href={adHref(site, vehicle)}>
          {t('messages.open-ad')}
        </Button>
      ),
    }),
  };
}
