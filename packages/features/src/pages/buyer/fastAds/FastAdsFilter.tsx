import { fastAdRadii, longestSearchText } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Chip } from '@volan/ui/Chip';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { regionOptions } from '../../../blocks/places/readRegionChoices.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { useShell } from '../../../shell/useShell.ts';
import * as styles from './fastAds.css.ts';
import type { FastAdsPageProps } from './FastAdsPageProps.ts';

type Filtered = Pick<FastAdsPageProps, 'query' | 'wrong' | 'category' | 'regions' | 'towns'>;

/** The kinds of what is for sale, as links that keep the rest of the search. */
function Categories({ query, category }: Pick<Filtered, 'query' | 'category'>) {
  const site = useSite();
  const { t } = useMessages();
  const { categories } = useShell();
  const roots = categories.filter(({ parent_id }) => parent_id === null);
  const shown = category && !roots.some(({ slug }) => slug === category.slug) ? [category, ...roots] : roots;
  // a make belongs to its category
  const hrefOf = (slug: string | null) => fastAdsHref(site, { ...query, category: slug, brand: null, page: 1 });

  return (
    <nav aria-label={t('company.category')} className={styles.categories}>
      <Chip href={hrefOf(null)} current={category === null}>
        {t('companies.all')}
      </Chip>
      {shown.map(({ slug, title }) => (
        <Chip key={slug} href={hrefOf(slug)} current={category?.slug === slug}>
          {title}
        </Chip>
      ))}
    </nav>
  );
}

/** The town of the chosen region, and how far around it. Without scripts they come with the answer to the region. */
function Around({ query, towns }: Pick<Filtered, 'query' | 'towns'>) {
  const { t, measure } = useMessages();

  return (
    <>
      <Select
        id="fast-city"
        name="city"
        label={t('fast-list.town')}
        defaultValue={query.city === null ? '' : String(query.city)}
        options={[
          { value: '', label: t('fast-list.any-town') },
          ...towns.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <Select
        id="fast-radius"
        name="radius"
        label={t('fast-list.radius')}
        defaultValue={query.radius === null ? '' : String(query.radius)}
        options={[
          { value: '', label: t('fast-list.radius-none') },
          ...fastAdRadii.map((radius) => ({ value: String(radius), label: measure(radius, 'km') })),
        ]}
      />
    </>
  );
}

/** Lowest and highest price; a wrong one stays as it was typed. */
function Prices({ query, wrong }: Pick<Filtered, 'query' | 'wrong'>) {
  const { t, number } = useMessages();

  return (['min', 'max'] as const).map((name) => {
    const typed = wrong[name];
    const price = query[name];
    return (
      <TextInput
        key={name}
        id={`fast-${name}`}
        name={name}
        label={t(name === 'min' ? 'fast-list.price-from' : 'fast-list.price-to')}
        inputMode="numeric"
        autoComplete="off"
        unit="€"
        defaultValue={typed ?? (price === null ? '' : number(price))}
        {...(typed !== undefined && { error: t('fast-list.price-wrong') })}
      />
    );
  });
}

/** A form that works without scripts: words, place with radius and price; the kinds are links. [B42, C12] */
export function FastAdsFilter({ query, wrong, category, regions, towns }: Filtered) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <Stack gap={2}>
      <Categories query={query} category={category} />
      <form action={pagePath(site, 'fastAds', {})} method="get" role="search">
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextInput
              id="fast-words"
              name="q"
              type="search"
              label={t('fast-list.words')}
              icon="search"
              autoComplete="off"
              maxLength={longestSearchText}
              defaultValue={query.words}
            />
          </div>
          <Select
            id="fast-region"
            name="region"
            label={t('companies.region')}
            defaultValue={query.region ?? ''}
            options={regionOptions(regions, t('companies.everywhere'))}
          />
          {towns.length > 0 && <Around query={query} towns={towns} />}
          <Prices query={query} wrong={wrong} />
          {query.category !== null && <input type="hidden" name="category" value={query.category} />}
          {query.brand !== null && <input type="hidden" name="brand" value={query.brand} />}
          <Button type="submit" variant="ink" block>
            {t('companies.search')}
          </Button>
        </div>
      </form>
    </Stack>
  );
}
