import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { BannerPosition, ManagedBanner } from '@volan/api-contract';
import { bannerTypes, brandIds, brands, pictureUrl } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { PagePreview } from '@volan/ui/PagePreview';
import { Row } from '@volan/ui/Row';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useState } from 'react';
import { adQueries } from '../entities/ads/adQueries.ts';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import type { BannerFields } from './BannerFields.ts';
import { positionName } from './bannerWords.ts';
import { fileUrl } from './fileUrl.ts';
import { fillPreview } from './fillPreview.ts';

/** Windows in which a banner is looked at, in pixels. */
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

export interface BannerPreviewProps {
  banner: ManagedBanner | null;
  fields: BannerFields;
  position: BannerPosition | undefined;
}

/** The addresses of the files that the banner would show: chosen ones before stored ones. */
function fileAddresses(banner: ManagedBanner | null, { files }: BannerFields) {
  const chosen = { wide: fileUrl(files.wide), narrow: fileUrl(files.narrow), video: fileUrl(files.video) };
  const stored = (kind: 'wide' | 'narrow') => {
    const image = banner?.images.find((one) => one.kind === kind);
    return image ? pictureUrl(image.id, { w: 1080 }) : null;
  };

  return {
    wide: chosen.wide ?? stored('wide'),
    narrow: chosen.narrow ?? stored('narrow'),
    video: chosen.video ?? banner?.video?.address ?? null,
  };
}

/** The address of the real page with an empty banner on the position; null while its ad is not known. */
function usePageAddress({ brand, language, type_id: type }: BannerFields, position: BannerPosition | undefined) {
  const needsAd = position?.page === 'ad';
  const ads = useQuery({ ...adQueries.table(useApi(), { page: 1, status: 'active' }), enabled: needsAd });
  const ad = ads.data?.data[0]?.id;
  if (!position || (needsAd && ad === undefined)) return null;

  const query = new URLSearchParams({ brand, page: position.page, position: position.code });
  if (language !== '') query.set('language', language);
  if (ad !== undefined) query.set('ad', String(ad));
  if (type === bannerTypes.video) query.set('video', '');

  return `${base}/banner-preview?${query}`;
}

/** The banner on the real page, in both themes, both widths and both brands, before anything is stored. [E15] */
export function BannerPreview({ banner, fields, position }: BannerPreviewProps) {
  const { texts, language } = useSite();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [size, setSize] = useState<keyof typeof windows>('desktop');
  const [brand, setBrand] = useState(fields.brand);
  const [page, setPage] = useState<Document | null>(null);
  const [isShown, setShown] = useState(true);
  const { wide, narrow, video } = fileAddresses(banner, fields);
  const address = usePageAddress({ ...fields, brand }, position);
  const label = fields.labels[language] ?? '';

  useEffect(() => {
    if (page) fillPreview(page, { theme, label, wide, narrow, video });
  }, [page, theme, label, wide, narrow, video]);

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.bannerPreview}>
      <Stack gap={2}>
        <Heading level={2} size="title">
          {texts.bannerPreview}
        </Heading>
        {position && address ? (
          <>
            <Row gap={1} wrap>
              <SegmentedControl
                label={texts.bannerBrand}
                name="preview-brand"
                options={brandIds.map((id) => ({ value: id, label: brands[id].name }))}
                value={brand}
                onValueChange={(chosen) => setBrand(brandIds.find((id) => id === chosen) ?? brand)}
              />
              <SegmentedControl
                label={texts.bannerPreviewWidth}
                name="preview-width"
                options={[
                  { value: 'desktop', label: texts.bannerDesktop, icon: 'monitor' },
                  { value: 'phone', label: texts.bannerPhone, icon: 'smartphone' },
                ]}
                value={size}
                onValueChange={(chosen) => setSize(chosen === 'phone' ? 'phone' : 'desktop')}
              />
              <SegmentedControl
                label={texts.bannerPreviewTheme}
                name="preview-theme"
                options={[
                  { value: 'light', label: texts.bannerLight, icon: 'sun' },
                  { value: 'dark', label: texts.bannerDark, icon: 'moon' },
                ]}
                value={theme}
                onValueChange={(chosen) => setTheme(chosen === 'dark' ? 'dark' : 'light')}
              />
            </Row>
            {!isShown && <Alert tone="info">{texts.bannerPreviewHidden}</Alert>}
            <PagePreview
              key={size}
              src={address}
              title={`${texts.bannerPreview}: ${brands[brand].name}, ${positionName(position, texts)}`}
              scheme={theme}
              {...windows[size]}
              onPage={(loaded) => {
                setPage(loaded);
                setShown(loaded === null || fillPreview(loaded, { theme, label, wide, narrow, video }));
              }}
            />
          </>
        ) : (
          <Text tone="secondary">{texts.bannerPreviewNone}</Text>
        )}
      </Stack>
    </Card>
  );
}
