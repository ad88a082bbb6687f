import type { Account, AdSellerChoice } from '@volan/api-contract';
import { fastAdLimits, type AdFormFields } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { textOf } from '../adForm/AdFormContext.ts';
import * as styles from '../adForm/adForm.css.ts';
import { SellerField, sellerOf } from '../adForm/SellerField.tsx';
import { standingErrors } from '../adForm/standingErrors.ts';
import { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import type { AdFormResult } from '../newAd/AdFormResult.ts';
import { DraftLine } from '../newAd/DraftLine.tsx';
import { formId } from '../newAd/formFields.ts';
import { pressHeldStep } from '../newAd/heldStep.ts';
import { localDraftsKey } from '../newAd/localDrafts.ts';
import { NewAdNotices } from '../newAd/NewAdNotices.tsx';
import { PublishButton } from '../newAd/PublishPanel.tsx';
import { useDraft, type BegunDraft } from '../newAd/useDraft.ts';
import { page } from './fastAdForm.css.ts';
import { FastAdForm } from './FastAdForm.tsx';
import type { TownOption } from './TownField.tsx';
import { useGuessedCategory } from './useGuessedCategory.ts';
import { categoryField, wrongOfFastAd } from './wrongOfFastAd.ts';

export interface NewFastAdPageProps {
  /** The signed-in user; null for a visitor, who signs in before publishing. [B44] */
  account: Account | null;
  /** For whom the account may place fast ads, itself first; none of a visitor. */
  sellers: readonly AdSellerChoice[];
  towns: readonly TownOption[];
  draft: BegunDraft;
  /** The address names the draft. */
  named: boolean;
  result?: AdFormResult | undefined;
  /** The result of the mailed code, of a phone number, or of its code. */
  verification?: FormResult | undefined;
}

/** The state of the form: its draft, its guessed category, and what is wrong with it. */
function useNewFastAd({ account, draft: begun, named, result }: NewFastAdPageProps) {
  const { now } = useSite();
  const sent = result !== undefined;
  const drafts = useDraft({
    begun: sent ? { ...result.draft, fields: result.fields } : begun,
    named,
    categoryId: null,
    signedIn: account !== null,
    sent,
  });
  const { draft } = drafts;
  const [isChosen, setChosen] = useState(textOf(draft.given, categoryField) !== '');
  const guessed = useGuessedCategory({
    line: textOf(draft.fields, 'line'),
    // a restored draft has its category
    isChosen: isChosen || !drafts.isRead || textOf(draft.given, categoryField) !== '',
    // at once: the next event reads the values of all controls
    onGuess: (id) => flushSync(() => drafts.fill(categoryField, [String(id)])),
  });
  const wrongIn = (fields: AdFormFields) => wrongOfFastAd(fields, now);

  return {
    drafts,
    isGuessed: guessed !== null && textOf(draft.fields, categoryField) === String(guessed),
    errors: result ? standingErrors(result.errors, result.fields, draft.fields, wrongIn) : {},
    change: (fields: AdFormFields, name: string) => {
      if (name === categoryField) setChosen(true);
      drafts.change(fields, name);
    },
    fill: (name: string, texts: readonly string[]) => {
      if (name === categoryField) setChosen(true);
      drafts.fill(name, texts);
    },
  };
}

/**
 * Places a fast ad in under a minute: pictures, one line, price, category, town and phone on one screen. It is a plain
 * form; scripts store what is typed, guess the category, and find the town. Visitors sign in last. [M17]
 */
export function NewFastAdPage(props: NewFastAdPageProps) {
  const { account, sellers, towns, draft: begun, named, result, verification } = props;
  const site = useSite();
  const { t, number } = useMessages();
  const hydrated = useHydrated();
  const publishing = usePublishing();
  const { drafts, isGuessed, errors, change, fill } = useNewFastAd(props);
  const { draft } = drafts;
  const [picturesOf, setPicturesOf] = useState<string | null>(null);
  const isComplete = drafts.isRead && picturesOf === draft.id;
  const seller = sellerOf(sellers, draft.fields);
  const here = pagePath(site, 'newFastAd', {});
  const back = `${here}?draft=${draft.id}`;
  const withReturn = `?return=${encodeURIComponent(back)}`;
  const signIn = pagePath(site, 'signIn', {}) + withReturn;
  const visitor = account === null && hydrated ? { signIn, signUp: pagePath(site, 'signUp', {}) + withReturn } : null;
  // neither the server nor this browser has the draft that the address names
  const isGone = named && result === undefined && begun.version === 0 && drafts.isRead && draft.id !== begun.id;

  useEffect(() => {
    if (isComplete) pressHeldStep();
  }, [isComplete]);

  return (
    <SitePage>
      <PrivateHead title={t('fast-ad-form.title')} />
      <div className={page}>
        <Stack gap={2.5}>
          <Stack gap={1}>
            <Heading level={1}>{t('fast-ad-form.title')}</Heading>
            <Text tone="secondary">{t('fast-ad-form.lead', { days: number(fastAdLimits.activeDays) })}</Text>
          </Stack>
          {isGone && <Alert tone="info">{t('fast-ad-form.draft-gone')}</Alert>}
          {named && begun.version === 0 && account !== null && !hydrated && (
            <div className={styles.withoutScript}>
              <Alert tone="info">{t('fast-ad-form.draft-gone')}</Alert>
            </div>
          )}
          <NewAdNotices
            account={account}
            seller={seller}
            draft={drafts}
            result={result}
            verification={verification}
            here={here}
            back={back}
            signIn={signIn}
            adsPage="myFastAds"
          />
          <FastAdForm
            key={draft.drawing}
            label={t('fast-ad-form.title')}
            action={back}
            pictureKey={draft.id}
            signedIn={account !== null}
            given={draft.given}
            fields={draft.fields}
            errors={errors}
            errorTitle={(count) => t('selling.not-published', { count })}
            publishing={publishing}
            onChange={change}
            onFill={fill}
            onShown={() => setPicturesOf(draft.id)}
            hidden={[
              { name: 'draft', value: draft.id },
              { name: 'version', value: String(draft.version) },
            ]}
            storedIn={isComplete ? undefined : localDraftsKey}
            towns={towns}
            phone={seller?.phone}
            isGuessed={isGuessed}
            before={<SellerField sellers={sellers} hasSlots={false} />}
            submitLabel={t('selling.publish')}
            submit={<PublishButton visitor={visitor} formId={formId} waitsFor={publishing.waitsFor} />}
            after={
              <>
                <DraftLine draft={drafts} zone={site.brand.timeZone} />
                {account === null && (
                  <Text role="small" tone="secondary">
                    {t('selling.visitor-note')}
                  </Text>
                )}
              </>
            }
          />
        </Stack>
      </div>
    </SitePage>
  );
}
