import type { AdSearchMeta } from '@volan/api-contract';
import { toHtmlLang, writtenLanguage } from '@volan/domain-rules';
import { identityOf } from '../../../runtime/fragmentCache/identityOf.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import type { FilterSubjects } from './filterLabels.ts';

/** Everything that the filter form shows, as text. The page number of the list is not part of it. */
export function panelKey(place: CatalogPlace, meta: AdSearchMeta, subjects: FilterSubjects, site: Site) {
  const { brand, language, inCyrillic = false, country } = site;
  // Months to choose from begin with the one of the page.
  const month = new Date(site.now).toISOString().slice(0, 7);
  const { category, brands, ...others } = subjects;
  const { facets, ranges, total, credit } = meta;
  const shown = [{ ...place, query: { ...place.query, page: 1 } }, facets, ranges, total, credit, others];
  const tag = toHtmlLang(writtenLanguage(language, inCyrillic));

  return `panel ${brand.id} ${tag} ${country} ${month} ${identityOf(category)} ${identityOf(brands)} ${JSON.stringify(shown)}`;
}
