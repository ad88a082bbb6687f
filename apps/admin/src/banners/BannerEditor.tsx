import { CallError } from '@volan/api-client';
import type { BannerPosition, ManagedBanner } from '@volan/api-contract';
import { brands, scopeOf, slugOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Tag } from '@volan/ui/Tag';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChangeFailed } from '../entities/taxonomy/ChangeFailed.tsx';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { useSite } from '../shell/site.ts';
import { useActor } from '../shell/useActor.ts';
import type { BannerFields } from './BannerFields.ts';
import { BannerFiles, type BannerFilesProps } from './BannerFiles.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { BannerTargeting } from './BannerTargeting.tsx';
import { bannerName, stateNames, stateTones } from './bannerWords.ts';
import { BookingDays, useAvailability } from './BookingDays.tsx';
import { controlOf } from './controlOf.ts';
import { LabelFields } from './LabelFields.tsx';
import { useBannerErrors } from './useBannerErrors.ts';
import { useBannerForm } from './useBannerForm.ts';
import { useBannerSave } from './useBannerSave.ts';

export interface BannerEditorProps {
  /** The stored banner; null: a new one. */
  banner: ManagedBanner | null;
  /** The fields that a new one starts with. */
  start: BannerFields;
  positions: readonly BannerPosition[];
}

/** The error of a field, as {@link useBannerErrors} finds it. */
type ErrorOf = ReturnType<typeof useBannerErrors>['errorOf'];

/** State of the address of a new banner: it was stored a moment ago. */
const justStored = 'stored';

/** Books a banner, or changes one. Nothing typed or chosen is lost by a refusal. [J76, J77, E15] */
export function BannerEditor({ banner, start, positions }: BannerEditorProps) {
  const { texts, language } = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const choosesCountry = scopeOf('promotions.edit', useActor()) === 'all';
  const form = useBannerForm(banner ?? start);
  const { fields, change } = form;
  const { save, sent } = useBannerSave(banner, choosesCountry);
  const availability = useAvailability(banner?.id ?? null, fields, positions);
  const errors = useBannerErrors(save.error, fields, save.variables, availability?.freeFrom);
  const position = positions.find(({ id }) => String(id) === fields.position_id);
  const [attempt, setAttempt] = useState(0);
  const submit = () => {
    setAttempt(attempt + 1);
    save.mutate(fields, {
      onSuccess: (row) => {
        form.reset(row);
        if (!banner) void navigate(`/banners/${row.id}`, { replace: true, state: justStored });
      },
    });
  };
  const isSaved = (save.isSuccess || location.state === justStored) && !form.isDirty && !save.isPending;

  return (
    <AdminFrame
      title={banner ? bannerName(banner, language) : texts.bannerNew}
      subtitle={banner && <Tag tone={stateTones[banner.state]}>{texts[stateNames[banner.state]]}</Tag>}
      path={
        <Breadcrumbs
          label={texts.banners}
          crumbs={[
            { label: texts.banners, href: `${base}/banners` },
            { label: banner ? bannerName(banner, language) : texts.bannerNew },
          ]}
        />
      }
      actions={
        <>
          {banner && <Button href={`${base}/banners/${banner.id}/report`}>{texts.bannerReport}</Button>}
          <Button variant="primary" busyLabel={save.isPending ? texts.saving : undefined} onClick={submit}>
            {texts.save}
          </Button>
        </>
      }
    >
      <LeaveQuestion isDirty={form.isDirty && !save.isPending} text={texts.bannerLeaveText} />
      {errors.list.length > 0 ? (
        <FormErrorSummary
          id="banner-errors"
          title={texts.bannerNotSaved({ count: errors.list.length })}
          attempt={attempt}
          errors={errors.list
            .filter(({ error }) => error !== undefined)
            .map(({ field, name, error }) => ({ field: controlOf(field, fields.brand), message: `${name}: ${error}` }))}
        />
      ) : (
        save.error instanceof CallError && (
          <ChangeFailed
            error={save.error}
            name={banner ? bannerName(banner, language) : texts.bannerNew}
            onReload={() => {
              if (banner) form.reset(banner);
              save.reset();
            }}
          />
        )
      )}
      {isSaved && (
        <Alert tone="positive" urgent>
          {texts.saved}
        </Alert>
      )}
      <BookingCard
        fields={fields}
        positions={positions}
        choosesCountry={choosesCountry}
        availability={availability}
        errorOf={errors.errorOf}
        onChange={change}
      />
      <ContentCard
        form={form}
        banner={banner}
        position={position}
        sent={save.isPending ? sent : null}
        errorOf={errors.errorOf}
        onRemoved={() => save.reset()}
      />
      <BannerPreview banner={banner} fields={fields} position={position} />
    </AdminFrame>
  );
}

interface BookingCardProps {
  fields: BannerFields;
  positions: readonly BannerPosition[];
  choosesCountry: boolean;
  availability: ReturnType<typeof useAvailability>;
  errorOf: ErrorOf;
  onChange: (fields: Partial<BannerFields>) => void;
}

/** Where, for whom and on which days the banner is shown. */
function BookingCard({ fields, positions, choosesCountry, availability, errorOf, onChange }: BookingCardProps) {
  const { texts } = useSite();
  const datesError = errorOf('start_date') ?? errorOf('end_date') ?? errorOf('active');

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.bannerBooking}>
      <Stack gap={2}>
        <Heading level={2} size="title">
          {texts.bannerBooking}
        </Heading>
        <BannerTargeting
          fields={fields}
          positions={positions}
          choosesCountry={choosesCountry}
          errorOf={errorOf}
          onChange={onChange}
        />
        <BookingDays
          booked={fields}
          availability={fields.active ? availability : null}
          error={datesError}
          onChange={onChange}
        />
        <Switch id="banner-active" checked={fields.active} onCheckedChange={(active) => onChange({ active })}>
          {texts.bannerActiveText}
        </Switch>
      </Stack>
    </Card>
  );
}

interface ContentCardProps {
  form: ReturnType<typeof useBannerForm>;
  banner: ManagedBanner | null;
  position: BannerPosition | undefined;
  sent: BannerFilesProps['sent'];
  errorOf: ErrorOf;
  onRemoved: () => void;
}

/** What the banner says, where it leads, and its files. */
function ContentCard({ form, banner, position, sent, errorOf, onRemoved }: ContentCardProps) {
  const { texts } = useSite();
  const { fields, change } = form;

  return (
    <Card as="section" kind="panel" padding="panel" aria-label={texts.bannerContent}>
      <Stack gap={2}>
        <Heading level={2} size="title">
          {texts.bannerContent}
        </Heading>
        <LabelFields
          labels={fields.labels}
          brand={fields.brand}
          error={errorOf('labels')}
          onChange={(labels) => change({ labels })}
        />
        <TextInput
          id="banner-link"
          type="url"
          inputMode="url"
          label={texts.bannerLink}
          hint={texts.bannerLinkHint}
          error={errorOf('link')}
          autoComplete="off"
          value={fields.link}
          onValueChange={(link) => change({ link })}
        />
        <TextInput
          id="banner-slug"
          label={texts.blogSlug}
          hint={texts.bannerSlugHint}
          error={errorOf('slug')}
          placeholder={slugOf(fields.labels[brands[fields.brand].defaultLanguage] ?? '', '')}
          autoComplete="off"
          value={fields.slug}
          onValueChange={(slug) => change({ slug })}
        />
        <BannerFiles
          form={form}
          banner={banner}
          position={position}
          sent={sent}
          errorOf={errorOf}
          onRemoved={onRemoved}
        />
      </Stack>
    </Card>
  );
}
