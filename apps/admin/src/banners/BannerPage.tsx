import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { brandIds, defaultBrandId } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Skeleton } from '@volan/ui/Skeleton';
import { useParams, useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { dayOf } from '../shell/dayOf.ts';
import { useSite } from '../shell/site.ts';
import { BannerEditor } from './BannerEditor.tsx';
import { newBanner } from './BannerFields.ts';
import { bannerQueries } from './bannerQueries.ts';

/** The form of one banner; `new` makes one, for the position and the days that its address names. [J76, J77, J80] */
export function BannerPage() {
  const { texts, brand } = useSite();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isKnown = /^[1-9]\d{0,9}$/.test(id);
  const api = useApi();
  const banner = useQuery({ ...bannerQueries.banner(api, Number(id)), enabled: isKnown });
  const positions = useQuery(bannerQueries.positions(api));
  if (positions.data && (id === 'new' || banner.data)) {
    const booked = {
      position_id: /^\d{1,3}$/.exec(params.get('position_id') ?? '')?.[0] ?? '',
      from: dayOf(params.get('from')) ?? '',
      to: dayOf(params.get('to')) ?? '',
    };

    // another banner starts with its own fields; a new version of the same one does not, so typed text stays
    return (
      <BannerEditor
        key={id}
        banner={banner.data ?? null}
        start={newBanner(brandIds.find((one) => one === brand.id) ?? defaultBrandId, booked)}
        positions={positions.data}
      />
    );
  }
  const failed = [banner, positions].find(({ isError }) => isError);

  return (
    <AdminFrame title={texts.banners}>
      {failed ? (
        <Alert tone="critical" actions={<Button onClick={() => void failed.refetch()}>{texts.again}</Button>}>
          {failed === banner ? texts.bannerMissing : texts.bannersFailed}
        </Alert>
      ) : isKnown || id === 'new' ? (
        <Skeleton />
      ) : (
        <Alert tone="critical">{texts.bannerMissing}</Alert>
      )}
    </AdminFrame>
  );
}
