import { useApi } from '@volan/api-client/react';
import { EmptyState } from '@volan/ui/EmptyState';
import { PromotedStrip } from '@volan/ui/PromotedStrip';
import { SectionHead } from '@volan/ui/SectionHead';
import { TierLabel } from '@volan/ui/TierLabel';
import { useQuery } from '@tanstack/react-query';
import { adCardData } from '../../../blocks/adCard/adCardData.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { catalogueHref } from './catalogueHref.ts';
import { firstHomeReads } from './homeReads.ts';
import { PartFailed } from './PartFailed.tsx';

const id = 'promoted';

/** The nine ads whose sellers paid for the home page, said to be paid for. [L19, M07, M50] */
export function HomePromoted() {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const read = useQuery(firstHomeReads(useApi(), site).promoted);
  const head = {
    id,
    title: t('home.promoted'),
    label: <TierLabel tier="home">{t('tier.home')}</TierLabel>,
    all: { label: t('home.all-ads'), href: catalogueHref(site) },
  };
  if (read.isError) {
    return (
      <section aria-labelledby={id}>
        <SectionHead {...head} />
        <PartFailed />
      </section>
    );
  }
  if (!read.data) {
    return <PromotedStrip {...head} loadingLabel={t('loading')} />;
  }
  // One label above all of them says that they are paid.
  const ads = read.data.map((ad) => ({ ...adCardData(ad, site, messages), tier: undefined }));

  return (
    <PromotedStrip
      {...head}
      ads={ads}
      first={false}
      empty={
        <EmptyState
          icon="house"
          title={t('home.promoted-empty')}
          help={t('home.promoted-empty-text')}
          headingLevel={3}
        />
      }
    />
  );
}
