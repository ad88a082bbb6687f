import { BannerSlot, type Banner } from '@volan/ui/BannerSlot';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface HomeBannerProps {
  /** The booked banner; absent without a booking. */
  banner?: Banner;
}

/** The place of a banner on the home page. Without a booking it takes no room: an empty frame is no content. [M50] */
export function HomeBanner({ banner }: HomeBannerProps) {
  const { t } = useMessages();
  return banner ? <BannerSlot place="list" label={t('home.advertisement')} banner={banner} /> : null;
}
