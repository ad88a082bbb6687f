import type { BannerPosition, ManagedBanner } from '@volan/api-contract';
import { bannerLimits } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { useSite } from '../shell/site.ts';
import { BannerFile } from './BannerFile.tsx';
import { fileFields, filesOf } from './BannerFields.ts';
import type { BannerForm } from './useBannerForm.ts';
import type { BannerField } from './isCorrected.ts';

export interface BannerFilesProps {
  form: BannerForm;
  banner: ManagedBanner | null;
  position: BannerPosition | undefined;
  /** Which share of the files is sent, from 0 to 1; null while nothing is sent. */
  sent: number | null;
  errorOf: (field: BannerField) => string | undefined;
  onRemoved: (banner: ManagedBanner) => void;
}

/** The files of a banner: a picture for each width, and the video that plays over them. [E15] */
export function BannerFiles({ form, banner, position, sent, errorOf, onRemoved }: BannerFilesProps) {
  const { texts } = useSite();
  const { fields, chooseFile } = form;
  const titles = { wide: texts.bannerWide, narrow: texts.bannerNarrow, video: texts.bannerVideoFile };
  const pictureRules = (box: { width: number; height: number } | undefined) =>
    box ? texts.bannerPictureRules({ width: box.width, height: box.height }) : texts.bannerPictureTypes;
  const rules = {
    wide: pictureRules(position?.wide),
    narrow: pictureRules(position?.narrow),
    video: texts.bannerVideoRules({
      megabytes: bannerLimits.videoBytes / (1024 * 1024),
      seconds: bannerLimits.videoSeconds,
    }),
  };

  return (
    <Grid layout="panels2">
      {fileFields
        .filter((field) => filesOf(fields.type_id).includes(field))
        .map((field) => (
          <BannerFile
            key={field}
            field={field}
            title={titles[field]}
            rules={rules[field]}
            banner={banner}
            chosen={fields.files[field]}
            sent={sent}
            error={errorOf(field)}
            onChoose={(file) => chooseFile(field, file)}
            onRemoved={onRemoved}
          />
        ))}
    </Grid>
  );
}
