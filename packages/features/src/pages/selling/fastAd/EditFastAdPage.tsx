import type { FastAdForm as FastAdContent } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { standingErrors } from '../adForm/standingErrors.ts';
import { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import type { AdFormResult } from '../newAd/AdFormResult.ts';
import { formId } from '../newAd/formFields.ts';
import { page } from './fastAdForm.css.ts';
import { FastAdForm } from './FastAdForm.tsx';
import type { TownOption } from './TownField.tsx';
import { categoryField, wrongOfFastAd } from './wrongOfFastAd.ts';

export interface EditFastAdPageProps {
  ad: FastAdContent;
  towns: readonly TownOption[];
  result?: AdFormResult | undefined;
}

/** Changes a fast ad, by the form that it was placed with; a question of a moderator is above it. [M17, M55] */
export function EditFastAdPage({ ad, towns, result }: EditFastAdPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const given = result?.fields ?? ad.fields;
  const [fields, setFields] = useState(given);
  const publishing = usePublishing();
  const category = { [categoryField]: [String(ad.category_id)] };
  const errors = result
    ? standingErrors(result.errors, result.fields, fields, (of) => wrongOfFastAd({ ...of, ...category }, site.now))
    : {};
  const isOfWhole = result !== undefined && Object.keys(result.errors).length === 0;

  return (
    <SitePage>
      <PrivateHead title={t('fast-ad-form.edit')} />
      <div className={page}>
        <Stack gap={2.5}>
          <Stack gap={1}>
            <Heading level={1}>{t('fast-ad-form.edit')}</Heading>
            <Text tone="secondary">
              <Link href={pagePath(site, 'myFastAds', {})}>{t('my-fast-ads.title')}</Link>
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
          <FastAdForm
            label={t('fast-ad-form.edit')}
            action={pagePath(site, 'editFastAd', { fastAdId: ad.id })}
            pictureKey={`ad-${ad.id}`}
            signedIn
            given={given}
            fields={fields}
            errors={errors}
            errorTitle={(count) => t('selling.not-saved', { count })}
            publishing={publishing}
            onChange={setFields}
            onFill={(name, texts) => setFields((before) => ({ ...before, [name]: texts }))}
            hidden={[{ name: 'version', value: ad.version }]}
            towns={towns}
            phone={ad.phone}
            isGuessed={false}
            hasFixedCategory
            submitLabel={t('selling.save-changes')}
            submit={
              <Button
                type="submit"
                form={formId}
                name="step"
                value="save"
                variant="primary"
                size="large"
                block
                busyLabel={publishing.waitsFor ? t(`selling.waits-for-${publishing.waitsFor}`) : undefined}
              >
                {t('selling.save-changes')}
              </Button>
            }
          />
        </Stack>
      </div>
    </SitePage>
  );
}
