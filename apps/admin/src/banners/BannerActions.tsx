import { Button } from '@volan/ui/Button';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';

/** The two views of all banners, and the way to a new one. */
export function BannerActions({ current }: { current: 'list' | 'calendar' }) {
  const { texts } = useSite();
  return (
    <>
      <SegmentedControl
        label={texts.bannerView}
        segments={[
          { label: texts.bannerList, href: `${base}/banners`, current: current === 'list' },
          { label: texts.bannerCalendar, href: `${base}/banners/calendar`, current: current === 'calendar' },
        ]}
      />
      <Button variant="primary" icon="plus" href={`${base}/banners/new`}>
        {texts.bannerNew}
      </Button>
    </>
  );
}
