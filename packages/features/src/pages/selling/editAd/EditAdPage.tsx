import type { AdFormContent, CategoryWithSpecifications } from '@volan/api-contract';
import { adFormFieldsOf, adFormOf, type AdFormFields } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { Link } from '@volan/ui/Link';
import type { SelectOption } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMemo, useState } from 'react';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from '../adForm/adForm.css.ts';
import { AdPackages, AdPictures, AdPicturesProvider } from '../adForm/AdPictures.tsx';
import { AdFormProvider } from '../adForm/AdFormContext.ts';
import { AdFormSections } from '../adForm/AdFormSections.tsx';
import { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import { standingErrors } from '../adForm/standingErrors.ts';
import { wrongOf } from '../adForm/wrongOf.ts';
import { useFieldErrors } from '../adForm/useFieldErrors.ts';
import type { AdFormResult } from '../newAd/AdFormResult.ts';

export interface EditAdPageProps {
  category: CategoryWithSpecifications;
  regions: readonly SelectOption[];
  ad: AdFormContent;
  result?: AdFormResult | undefined;
}

/** Changes an ad, by the form that it was placed with; a question of a moderator is above it. [B32, M55] */
export function EditAdPage({ category, regions, ad, result }: EditAdPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useMemo(() => adFormOf(category), [category]);
  const given = result?.fields ?? ad.fields;
  const begun = given['pictures'] ?? [];
  const [fields, setFields] = useState(given);
  const hydrated = useHydrated();
  const wrongIn = (of: AdFormFields) => wrongOf(form, of, site.now, ad.is_business);
  const errors = result ? standingErrors(result.errors, result.fields, fields, wrongIn) : {};
  const { error, list } = useFieldErrors(form, errors);
  const isOfWhole = result !== undefined && Object.keys(result.errors).length === 0;
  const publishing = usePublishing();
  const packages = useState<boolean | null>(null);
  const read = (from: HTMLFormElement) => setFields(adFormFieldsOf(new FormData(from)));

  return (
    <SitePage>
      <PrivateHead title={t('selling.edit-ad')} />
      <Stack gap={2.5}>
        <Stack gap={1}>
          <Heading level={1}>{t('selling.edit-ad')}</Heading>
          <Text tone="secondary">
            {category.title} ·{' '}
            <Link href={pagePath(site, ad.status === 'active' ? 'activeAds' : 'inactiveAds', {})}>
              {t('my-ads.title')}
            </Link>
          </Text>
        </Stack>
        {ad.question !== '' && (
          <Alert tone="caution" title={t('selling.question')}>
            <span dir="auto">{ad.question}</span>
          </Alert>
        )}
        {isOfWhole && result.failure !== null && (
          <Alert tone="critical" urgent>
            {failureText(t, result.failure)}
          </Alert>
        )}
        <FormErrorSummary
          id="ad-errors"
          title={t('selling.not-saved', { count: list.length })}
          errors={list}
          attempt={1}
        />
        <form
          method="post"
          {...(!hydrated && { encType: 'multipart/form-data' })}
          noValidate
          onSubmit={publishing.onSubmit}
          onInput={(event) => read(event.currentTarget)}
          onChange={(event) => read(event.currentTarget)}
        >
          <input type="hidden" name="version" value={ad.version} />
          <AdFormProvider value={{ form, given, fields, error, hydrated }}>
            <AdPicturesProvider
              openness={packages}
              of={{ ad_id: ad.id }}
              known={{ max: ad.max_pictures, bought: ad.bought_images }}
              otherwise={ad.max_pictures}
              outcome={result?.pictures ?? null}
              begun={begun.length}
            >
              <Grid layout="checkout">
                <AdFormSections
                  form={form}
                  regions={regions}
                  phone={ad.phone}
                  isBusiness={ad.is_business}
                  pictures={
                    <AdPictures
                      draft={`ad-${ad.id}`}
                      defaultValue={begun}
                      onValueChange={(pictures) => setFields((before) => ({ ...before, pictures }))}
                      onPendingChange={publishing.setPending}
                      error={error('pictures')}
                    />
                  }
                  packages={<AdPackages place="below" />}
                />
                <div className={styles.aside}>
                  <Stack gap={2}>
                    <SavePanel waitsFor={publishing.waitsFor} />
                    <AdPackages place="side" />
                  </Stack>
                </div>
              </Grid>
            </AdPicturesProvider>
          </AdFormProvider>
        </form>
      </Stack>
    </SitePage>
  );
}

/** The button that saves. It waits for pictures that are on their way. */
function SavePanel({ waitsFor }: Pick<ReturnType<typeof usePublishing>, 'waitsFor'>) {
  const { t } = useMessages();
  return (
    <Card kind="panel" padding="panel" gap={2}>
      <Text tone="secondary">{t('selling.edit-note')}</Text>
      <Button
        type="submit"
        name="step"
        value="save"
        variant="primary"
        size="large"
        block
        busyLabel={waitsFor ? t(`selling.waits-for-${waitsFor}`) : undefined}
      >
        {t('selling.save-changes')}
      </Button>
    </Card>
  );
}
