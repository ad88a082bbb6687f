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
import { BannerFiles } from './BannerFiles.tsx';
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
  const datesError = errors.errorOf('start_date') ?? errors.errorOf('end_date') ?? errors.errorOf('active');

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
      <Card as="section" kind="panel" padding="panel" aria-label={texts.bannerBooking}>
        <Stack gap={2}>
          <Heading level={2} size="title">
            {texts.bannerBooking}
          </Heading>
          <BannerTargeting
            fields={fields}
            positions={positions}
            choosesCountry={choosesCountry}
            errorOf={errors.errorOf}
            onChange={change}
          />
          <BookingDays
            booked={fields}
            availability={fields.active ? availability : null}
            error={datesError}
            onChange={change}
          />
          <Switch id="banner-active" checked={fields.active} onCheckedChange={(active) => change({ active })}>
            {texts.bannerActiveText}
          </Switch>
        </Stack>
      </Card>
      <Card as="section" kind="panel" padding="panel" aria-label={texts.bannerContent}>
        <Stack gap={2}>
          <Heading level={2} size="title">
            {texts.bannerContent}
          </Heading>
          <LabelFields
            labels={fields.labels}
            brand={fields.brand}
            error={errors.errorOf('labels')}
            onChange={(labels) => change({ labels })}
          />
          <TextInput
            id="banner-link"
            type="url"
            inputMode="url"
            label={texts.bannerLink}
            hint={texts.bannerLinkHint}
            error={errors.errorOf('link')}
            autoComplete="off"
            value={fields.link}
            onValueChange={(link) => change({ link })}
          />
          <TextInput
            id="banner-slug"
            label={texts.blogSlug}
            hint={texts.bannerSlugHint}
            error={errors.errorOf('slug')}
            placeholder={slugOf(fields.labels[brands[fields.brand].defaultLanguage] ?? '', '')}
            autoComplete="off"
            value={fields.slug}
            onValueChange={(slug) => change({ slug })}
          />
          <BannerFiles
            form={form}
            banner={banner}
            position={position}
            sent={save.isPending ? sent : null}
            errorOf={errors.errorOf}
            onRemoved={() => save.reset()}
          />
        </Stack>
      </Card>
      <BannerPreview banner={banner} fields={fields} position={position} />
    </AdminFrame>
  );
}
