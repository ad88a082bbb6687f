import { valuesOf } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { modelHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { makeKey } from '../../../blocks/catalogSearch/filterKeys.ts';
import type { FilterSubjects } from './filterLabels.ts';

export interface ModelLinkProps {
  place: CatalogPlace;
  subjects: FilterSubjects;
}

/** The way from the list of one model to what its ads say together; nothing in any other list. [B28] */
export function ModelLink({ place, subjects: { brands, models } }: ModelLinkProps) {
  const site = useSite();
  const { t } = useMessages();
  const [value, ...more] = valuesOf(place.query.filters, makeKey);
  if (value?.kind !== 'pair' || more.length > 0) {
    return null;
  }
  const make = brands.find(({ slug }) => slug === value.slug);
  const model = models[value.slug]?.find(({ slug }) => slug === value.child);
  return make && model ? (
    <Link href={modelHref(site, make.slug, model.slug)} size="small" standalone>
      {t('model.about', { name: `${make.title} ${model.title}` })}
    </Link>
  ) : null;
}
