import type { ManagedBanner } from '@volan/api-contract';
import { removeBannerImage, removeBannerVideo } from '@volan/api-contract/wire';
import { readCall } from '@volan/api-client';
import { bannerLimits, pictureLimits, uploadedImageTypes } from '@volan/domain-rules';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { FileDrop, type DroppedFile } from '@volan/ui/FileDrop';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import type { FileField } from './BannerFields.ts';
import { useBannerChange } from './bannerQueries.ts';
import { fileError } from './useBannerErrors.ts';

const videoTypes = ['video/mp4', 'video/webm'];

export interface BannerFileProps {
  field: FileField;
  title: string;
  rules: string;
  /** The stored banner; null: it is new. */
  banner: ManagedBanner | null;
  chosen: File | undefined;
  /** Which share of the files is sent, from 0 to 1; null while nothing is sent. */
  sent: number | null;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
  onRemoved: (banner: ManagedBanner) => void;
}

/** The stored file of a field, by its name. */
const storedName = (banner: ManagedBanner | null, field: FileField) =>
  field === 'video' ? banner?.video?.filename : banner?.images.find(({ kind }) => kind === field)?.filename;

/** One file of a banner: the stored one, or the chosen one that replaces it at the next save. [J86, J87] */
export function BannerFile(props: BannerFileProps) {
  const { field, title, rules, banner, chosen, sent, error, onChoose, onRemoved } = props;
  const { texts, words } = useSite();
  const [refused, setRefused] = useState<{ name: string; reason: string } | null>(null);
  const stored = storedName(banner, field);
  const remove = useBannerChange(async (api, filename: string) => {
    const id = banner?.id ?? 0;
    return field === 'video'
      ? (await readCall(api, removeBannerVideo, { id, filename })).data
      : (await readCall(api, removeBannerImage, { id, filename })).data;
  });
  const reasons = {
    type: field === 'video' ? fileError('video-type', texts) : words.t('failures.image-type'),
    size: field === 'video' ? fileError('video-too-large', texts) : words.t('failures.image-too-large'),
    empty: texts.bannerFileEmpty,
    count: texts.wrongField,
  };
  const files: DroppedFile[] = [];
  if (refused) {
    files.push({ id: 'refused', name: refused.name, about: refused.reason, state: 'failed', canRetry: false });
  }
  if (chosen) {
    const entry = { id: 'chosen', name: chosen.name, about: words.formats.fileSize(chosen.size) };
    files.push(sent === null ? { ...entry, state: 'ready' } : { ...entry, state: 'uploading', sent });
  } else if (stored !== undefined) {
    files.push({ id: 'stored', name: stored, about: texts.bannerFileStored, state: 'ready' });
  }
  const dialog = `banner-remove-${field}`;
  const [isRemoving, setRemoving] = useState(false);

  return (
    <Stack gap={1}>
      <FailedCall error={remove.error} />
      <FileDrop
        id={`banner-${field}`}
        title={title}
        rules={rules}
        accept={(field === 'video' ? videoTypes : uploadedImageTypes).join()}
        maxBytes={field === 'video' ? bannerLimits.videoBytes : pictureLimits.bytes}
        multiple={false}
        listLabel={title}
        removeLabel={texts.remove}
        retryLabel={texts.again}
        added={() => texts.bannerFileAdded}
        error={error}
        files={files}
        onFiles={([file], [wrong]) => {
          setRefused(wrong ? { name: wrong.file.name, reason: reasons[wrong.reason] ?? texts.wrongField } : null);
          if (file) onChoose(file);
        }}
        onRemove={(id) => {
          if (id === 'refused') setRefused(null);
          else if (id === 'chosen') onChoose(undefined);
          else setRemoving(true);
        }}
        onRetry={() => {}}
      />
      {isRemoving && stored !== undefined && (
        <ConfirmDialog
          id={dialog}
          title={texts.bannerFileRemove}
          text={texts.bannerFileRemoveText}
          keep={texts.bannerFileKeep}
          confirm={texts.bannerFileRemoveConfirm}
          tone="danger"
          open
          onOpenChange={setRemoving}
          onResult={(confirmed) => {
            setRemoving(false);
            if (confirmed) remove.mutate(stored, { onSuccess: onRemoved });
          }}
        />
      )}
    </Stack>
  );
}
