import { placeQueries, taxonomyQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { AdDetails, AdSellerChoice, CategoryWithSpecifications } from '@volan/api-contract';
import { profileTypes, type AdForm, type AdFormFields } from '@volan/domain-rules';
import { uploadedPictures } from '../../../blocks/pictureUpload/uploadedPictures.ts';
import type { ShownPicture } from '../../../blocks/pictureUpload/usePictures.ts';
import type { SelectOption } from '@volan/ui/Select';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { textOf } from './AdFormContext.ts';
import { previewOf } from './previewOf.ts';
import { idIn } from './VehicleFields.tsx';

const sellerTypes = {
  [profileTypes.private]: 'private',
  2: 'dealer',
  3: 'service',
  4: 'parts',
  5: 'partner',
} as const satisfies Record<number, AdDetails['seller']['type']>;

const isSellerType = (type: number): type is keyof typeof sellerTypes => type in sellerTypes;

/**
 * The ad as buyers will see it, from the current values of the form, and its pictures: those of the picture field,
 * which reports none before scripts run. The lists of makes and models are those of its controls. [M54]
 */
export function usePreview(
  category: CategoryWithSpecifications,
  form: AdForm,
  fields: AdFormFields,
  regions: readonly SelectOption[],
  seller: AdSellerChoice | null,
  shown: readonly ShownPicture[] | null,
): { readonly ad: AdDetails; readonly pictures: readonly ShownPicture[] } {
  const site = useSite();
  const { t } = useMessages();
  const api = useApi();
  const brandId = idIn(textOf(fields, 'brand_id'));
  const modelId = idIn(textOf(fields, 'model_id'));
  const brands = useQuery({ ...taxonomyQueries.brands(api, category.id), enabled: brandId !== null });
  const models = useQuery({ ...taxonomyQueries.models(api, category.id, brandId ?? 0), enabled: brandId !== null });
  const region = regions.find(({ value }) => value !== '' && value === textOf(fields, 'region_id'));
  const regionId = idIn(region?.value ?? '');
  const towns = useQuery({ ...placeQueries.cities(api, regionId ?? 0), enabled: regionId !== null });
  const pictures = fields['pictures'] ?? [];
  // read by the page that answers a form without a script; with one, the pictures of the form say what they are
  const uploads = useQuery({ ...uploadedPictures(api, pictures), enabled: false });
  const type = seller?.base_type_id ?? profileTypes.private;
  const sent = pictures.flatMap((picture): ShownPicture[] => {
    const upload = uploads.data?.find(({ id }) => id === picture);
    return upload ? [{ image: upload.image_id }] : [];
  });
  const ad = previewOf(form, fields, {
    category,
    brand: brands.data?.find(({ id }) => id === brandId) ?? null,
    model: models.data?.find(({ id }) => id === modelId) ?? null,
    place: {
      country: site.country ?? site.brand.homeCountry ?? 'RS',
      region: region ? { slug: '', title: region.label } : null,
      city: towns.data?.find(({ id }) => String(id) === textOf(fields, 'city_id'))?.title ?? null,
    },
    now: new Date(site.now).toISOString(),
    seller: {
      id: seller?.id ?? 0,
      name: seller?.name ?? t('ad.seller'),
      type: isSellerType(type) ? sellerTypes[type] : 'private',
      since: seller?.since ?? new Date(site.now).toISOString(),
      avatar: seller?.avatar ?? null,
    },
  });

  return { ad, pictures: shown ?? sent };
}
