import type { AdForm, AdFormErrors } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { ReactNode, Ref } from 'react';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { SectionsNav } from '../adForm/SectionsNav.tsx';
import type { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import { DraftLine } from './DraftLine.tsx';
import { MissingFields } from './MissingFields.tsx';
import { previewId } from './PreviewSection.tsx';
import type { Draft } from './useDraft.ts';

export interface PublishButtonProps {
  /** Where a visitor signs in, or opens an account, first; null where the form is sent. */
  visitor: { readonly signIn: string; readonly signUp: string } | null;
  formId: string;
  /** Why the pressed button waits. */
  waitsFor: ReturnType<typeof usePublishing>['waitsFor'];
}

/** Publishes the ad. Visitors sign in first, and come back to it. [B44] */
export function PublishButton({ visitor, formId, waitsFor }: PublishButtonProps) {
  const { t } = useMessages();
  if (visitor !== null) {
    return (
      <Stack gap={1}>
        <Button variant="primary" size="large" block href={visitor.signIn} data-step="publish">
          {t('selling.sign-in-and-publish')}
        </Button>
        <Text role="small">
          {t('account.no-account')} <Link href={visitor.signUp}>{t('account.register')}</Link>
        </Text>
      </Stack>
    );
  }

  return (
    <Button
      type="submit"
      form={formId}
      name="step"
      value="publish"
      variant="primary"
      size="large"
      block
      busyLabel={waitsFor ? t(`selling.waits-for-${waitsFor}`) : undefined}
    >
      {t('selling.publish')}
    </Button>
  );
}

export interface PublishPanelProps {
  form: AdForm;
  draft: Draft;
  /** What the ad still needs. */
  missing: AdFormErrors;
  isVisitor: boolean;
  hydrated: boolean;
  /** The button that opens the preview. */
  opener: Ref<HTMLButtonElement>;
  onPreview: () => void;
  /** The button that publishes. */
  publish: ReactNode;
}

/** Beside the form: its sections, what is missing, and the buttons that show, publish and save the ad. */
export function PublishPanel(props: PublishPanelProps) {
  const { form, draft, missing, isVisitor, hydrated, opener, onPreview, publish } = props;
  const { brand } = useSite();
  const { t } = useMessages();

  return (
    <Card kind="panel" padding="panel" gap={2}>
      <Heading level={2} size="h3">
        {t('selling.before-publishing')}
      </Heading>
      <SectionsNav form={form} fields={draft.draft.fields} missing={missing} />
      <MissingFields form={form} missing={missing} />
      <Stack gap={1}>
        <Button
          ref={opener}
          type={hydrated ? 'button' : 'submit'}
          formAction={`#${previewId}`}
          name="step"
          value="preview"
          block
          icon="eye"
          onClick={onPreview}
        >
          {t('selling.preview')}
        </Button>
        {publish}
        {!isVisitor && !hydrated && (
          <Button type="submit" name="step" value="save" block>
            {t('selling.save-draft')}
          </Button>
        )}
      </Stack>
      <DraftLine draft={draft} zone={brand.timeZone} />
      {isVisitor && (
        <Text role="small" tone="secondary">
          {t('selling.visitor-note')}
        </Text>
      )}
    </Card>
  );
}
