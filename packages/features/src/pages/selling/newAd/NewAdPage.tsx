import type { Account, AdDetails, AdSellerChoice, CategoryWithSpecifications } from '@volan/api-contract';
import { adFormOf, profileTypes, type AdFormFields, type ImagePackage } from '@volan/domain-rules';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { Link } from '@volan/ui/Link';
import type { SelectOption } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Stepper } from '@volan/ui/Stepper';
import { Text } from '@volan/ui/Text';
import { useEffect, useMemo, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import type { ShownPicture } from '../../../blocks/pictureUpload/usePictures.ts';
import type { PictureLimit } from '../../../blocks/pictureUpload/useImagePackage.ts';
import { AdPackages, AdPictures, AdPicturesProvider } from '../adForm/AdPictures.tsx';
import { AdFormProvider } from '../adForm/AdFormContext.ts';
import { AdFormSections } from '../adForm/AdFormSections.tsx';
import { standingErrors } from '../adForm/standingErrors.ts';
import { wrongOf } from '../adForm/wrongOf.ts';
import { SellerField, sellerOf } from '../adForm/SellerField.tsx';
import { stepsOf } from '../adForm/stepsOf.ts';
import { useFieldErrors } from '../adForm/useFieldErrors.ts';
import { usePreview } from '../adForm/usePreview.ts';
import * as styles from '../adForm/adForm.css.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import type { AdFormResult } from './AdFormResult.ts';
import { fieldsOf, formId, isAdField } from './formFields.ts';
import { pressHeldStep } from './heldStep.ts';
import { localDraftsKey } from './localDrafts.ts';
import { NewAdNotices } from './NewAdNotices.tsx';
import { PhoneFormCopy } from './PhoneFormCopy.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { PublishButton, PublishPanel } from './PublishPanel.tsx';
import { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import { useDraft, type BegunDraft } from './useDraft.ts';

export interface NewAdPageProps {
  category: CategoryWithSpecifications;
  /** The signed-in user; null for a visitor, who signs in before publishing. [B44] */
  account: Account | null;
  /** For whom the account may place ads, itself first; none of a visitor. */
  sellers: readonly AdSellerChoice[];
  regions: readonly SelectOption[];
  draft: BegunDraft;
  /** The address names the draft. */
  named: boolean;
  /** Pictures that the ad of this draft may have. */
  limit: PictureLimit;
  /** The package of pictures that was bought a moment ago by a form without a script. */
  bought?: ImagePackage | null | undefined;
  result?: AdFormResult | undefined;
  /** The result of the mailed code, of a phone number, or of its code. */
  verification?: FormResult | undefined;
  /** Draws the ad as buyers will see it. */
  Preview: ComponentType<{ ad: AdDetails; pictures: readonly ShownPicture[] }>;
}

/** The state of the form: its draft, what is wrong with it, its pictures and its preview. */
function useNewAd({ category, account, sellers, regions, draft: begun, named, result }: NewAdPageProps) {
  const { now } = useSite();
  const form = useMemo(() => adFormOf(category), [category]);
  const sent = result !== undefined;
  const drafts = useDraft({
    begun: sent ? { ...result.draft, fields: result.fields } : begun,
    named,
    categoryId: category.id,
    signedIn: account !== null,
    sent,
  });
  const { draft } = drafts;
  const seller = sellerOf(sellers, draft.fields);
  const isBusiness = seller !== null && seller.base_type_id !== profileTypes.private;
  const wrongIn = (fields: AdFormFields) => wrongOf(form, fields, now, isBusiness);
  const errors = result ? standingErrors(result.errors, result.fields, draft.fields, wrongIn) : {};
  const { error, list } = useFieldErrors(form, errors);
  const [pictures, setPictures] = useState<{ of: string; shown: readonly ShownPicture[] } | null>(null);
  const preview = usePreview(category, form, draft.fields, regions, seller, pictures?.shown ?? null);
  const publishing = usePublishing();
  const isComplete = drafts.isRead && pictures?.of === draft.id;

  useEffect(() => {
    if (isComplete) pressHeldStep();
  }, [isComplete]);

  return {
    form,
    drafts,
    seller,
    isBusiness,
    missing: wrongIn(draft.fields),
    error,
    list,
    preview,
    publishing,
    isComplete,
    pictureField: {
      draft: draft.id,
      defaultValue: draft.given['pictures'] ?? [],
      onValueChange: (ids: readonly string[]) => drafts.fill('pictures', ids),
      onPendingChange: publishing.setPending,
      onShownChange: (shown: readonly ShownPicture[]) => setPictures({ of: draft.id, shown }),
      error: error('pictures'),
    },
    readForm: ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (isAdField(target)) drafts.change(fieldsOf(currentTarget), (target as Partial<HTMLInputElement>).name ?? '');
    },
  };
}

/**
 * Places an ad: one form of sections, made from the questions of its category. It is a plain form that its page answers;
 * scripts keep what is typed, follow what depends on what, and show the ad as buyers will see it. [B31, M54, B44]
 */
export function NewAdPage(props: NewAdPageProps) {
  const {
    category,
    account,
    sellers,
    regions,
    draft: begun,
    limit,
    bought = null,
    result,
    verification,
    Preview,
  } = props;
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const hydrated = useHydrated();
  const { form, drafts, seller, isBusiness, missing, error, list, ...ad } = useNewAd(props);
  const { preview, publishing, isComplete, pictureField, readForm } = ad;
  const { draft } = drafts;
  const [asked, setAsked] = useState(result?.step === 'preview' ? 0 : null);
  const packages = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closePreview = () => {
    setAsked(null);
    opener.current?.focus();
  };
  const here = pagePath(site, 'newAd', { categorySlug: category.slug });
  const back = `${here}?draft=${draft.id}`;
  const withReturn = `?return=${encodeURIComponent(back)}`;
  const signIn = pagePath(site, 'signIn', {}) + withReturn;
  const publish = (
    <PublishButton
      visitor={account === null && hydrated ? { signIn, signUp: pagePath(site, 'signUp', {}) + withReturn } : null}
      formId={formId}
      waitsFor={publishing.waitsFor}
    />
  );

  return (
    <SitePage>
      <PrivateHead title={t('selling.new-ad')} />
      <Stack gap={2.5}>
        <Stack gap={1}>
          <Heading level={1}>{t('selling.new-ad')}</Heading>
          <Text tone="secondary">
            {category.title} · <Link href={pagePath(site, 'chooseCategory', {})}>{t('selling.other-category')}</Link>
          </Text>
        </Stack>
        <Stepper
          label={t('selling.new-ad')}
          steps={stepsOf(form, draft.fields, missing, messages)}
          stateLabels={{ done: t('selling.step-done'), error: t('selling.step-wrong') }}
        />
        <NewAdNotices
          account={account}
          seller={seller}
          draft={drafts}
          result={result}
          verification={verification}
          here={here}
          back={back}
          signIn={signIn}
        />
        <FormErrorSummary
          id="ad-errors"
          title={t('selling.not-published', { count: list.length })}
          errors={list}
          attempt={1}
        />
        <form
          key={draft.drawing}
          id={formId}
          method="post"
          {...(account !== null && !hydrated && { encType: 'multipart/form-data' })}
          noValidate
          data-stored-in={isComplete ? undefined : localDraftsKey}
          onSubmit={publishing.onSubmit}
          onInput={readForm}
          onChange={readForm}
        >
          <input type="hidden" name="draft" value={draft.id} />
          <input type="hidden" name="version" value={draft.version} />
          <PhoneFormCopy result={verification} />
          <AdFormProvider value={{ form, given: draft.given, fields: draft.fields, error, hydrated }}>
            <AdPicturesProvider
              openness={packages}
              of={{ draft: draft.id }}
              known={draft.id === begun.id || draft.version === 0 ? limit : null}
              otherwise={limit.max}
              ofPlan={seller?.images}
              payer={seller?.id}
              outcome={result?.pictures ?? (bought === null ? null : { bought })}
              save={drafts.save}
              signIn={account === null ? signIn : undefined}
              begun={pictureField.defaultValue.length}
            >
              <Grid layout="checkout">
                <AdFormSections
                  form={form}
                  seller={<SellerField sellers={sellers} />}
                  regions={regions}
                  phone={seller?.phone}
                  ownPhone={account?.mobile_verified ? account.mobile : null}
                  isBusiness={isBusiness}
                  pictures={<AdPictures key={draft.id} {...pictureField} />}
                  packages={<AdPackages place="below" />}
                />
                <div className={styles.aside}>
                  <Stack gap={2}>
                    <PublishPanel
                      form={form}
                      draft={drafts}
                      missing={missing}
                      isVisitor={account === null}
                      hydrated={hydrated}
                      opener={opener}
                      onPreview={() => setAsked((asked ?? 0) + 1)}
                      publish={publish}
                    />
                    <AdPackages place="side" />
                  </Stack>
                </div>
              </Grid>
            </AdPicturesProvider>
          </AdFormProvider>
        </form>
        {asked !== null && (
          <PreviewSection asked={asked} onClose={closePreview} formId={formId} publish={publish}>
            <Preview {...preview} />
          </PreviewSection>
        )}
      </Stack>
    </SitePage>
  );
}
