import { useQuery } from '@tanstack/react-query';
import { placeQueries, useApi } from '@volan/api-client/react';
import type { BannerPosition } from '@volan/api-contract';
import { bannerTypes, brandIds, brands, languages } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { Select } from '@volan/ui/Select';
import { useSite } from '../shell/site.ts';
import type { BannerFields } from './BannerFields.ts';
import { positionName, typeNames } from './bannerWords.ts';
import type { BannerField } from './isCorrected.ts';

export interface BannerTargetingProps {
  fields: BannerFields;
  positions: readonly BannerPosition[];
  /** Regional administrators book for their own country only. [H04] */
  choosesCountry: boolean;
  errorOf: (field: BannerField) => string | undefined;
  onChange: (changes: Partial<BannerFields>) => void;
}

/** Where a banner is shown, and to whom. */
export function BannerTargeting({ fields, positions, choosesCountry, errorOf, onChange }: BannerTargetingProps) {
  const { texts } = useSite();
  const countries = useQuery({ ...placeQueries.countries(useApi()), enabled: choosesCountry }).data ?? [];
  const position = positions.find(({ id }) => String(id) === fields.position_id);

  return (
    <Grid layout="panels2">
      <Select
        id="banner-position"
        label={texts.bannerPosition}
        hint={position && texts.bannerShares({ count: position.shares })}
        error={errorOf('position_id')}
        value={fields.position_id}
        onValueChange={(chosen) => onChange({ position_id: chosen })}
        options={[
          { value: '', label: '–' },
          ...positions.map((one) => ({ value: String(one.id), label: positionName(one, texts) })),
        ]}
      />
      <Select
        id="banner-type"
        label={texts.bannerType}
        error={errorOf('type_id')}
        value={String(fields.type_id)}
        onValueChange={(chosen) =>
          onChange({ type_id: chosen === String(bannerTypes.video) ? bannerTypes.video : bannerTypes.picture })
        }
        options={(position?.types ?? Object.values(bannerTypes)).map((type) => ({
          value: String(type),
          label: typeNames(texts)[type],
        }))}
      />
      <Select
        id="banner-brand"
        label={texts.bannerBrand}
        error={errorOf('brand')}
        value={fields.brand}
        onValueChange={(chosen) => onChange({ brand: brandIds.find((id) => id === chosen) ?? fields.brand })}
        options={brandIds.map((id) => ({ value: id, label: brands[id].name }))}
      />
      {choosesCountry && (
        <Select
          id="banner-country"
          label={texts.country}
          error={errorOf('country_id')}
          value={fields.country_id}
          onValueChange={(chosen) => onChange({ country_id: chosen })}
          options={[
            { value: '', label: texts.bannerEveryCountry },
            ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Select
        id="banner-language"
        label={texts.bannerLanguage}
        hint={choosesCountry ? undefined : texts.bannerOwnCountry}
        error={errorOf('language')}
        value={fields.language}
        onValueChange={(chosen) => onChange({ language: languages.find(({ value }) => value === chosen)?.value ?? '' })}
        options={[
          { value: '', label: texts.bannerEveryLanguage },
          ...languages.map(({ value, name }) => ({ value, label: name })),
        ]}
      />
    </Grid>
  );
}
