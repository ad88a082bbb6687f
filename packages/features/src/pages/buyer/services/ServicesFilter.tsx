import { printServiceQuery, serviceRadii, serviceRatings, serviceSorts } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { isIconName } from '@volan/ui/names';
import { Chip } from '@volan/ui/Chip';
import { Row } from '@volan/ui/Row';
import { Select, type SelectProps } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { regionOptions } from '../../../blocks/places/readRegionChoices.ts';
import { NearMe } from '../../../blocks/places/NearMe.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './ServicesFilter.css.ts';
import { servicesHref } from './servicesHref.ts';
import type { ServicesPageProps } from './ServicesPageProps.ts';

/** What the address of the services near a town asks for, with the places that {@link NearMe} fills. */
const near = 'region={region}&city={city}&radius=25&sort=distance';

type Filtered = Pick<ServicesPageProps, 'query' | 'kinds' | 'regions' | 'towns' | 'map'>;

/** A field of the form: one of its options is chosen. */
interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: string | number | null;
  readonly options: SelectProps['options'];
}

/** The town of the chosen region, and how far around it. Without scripts they come with the answer to the region. */
function useAround({ query, towns }: Pick<Filtered, 'query' | 'towns'>): Choice[] {
  const { t, measure } = useMessages();
  if (towns.length === 0) return [];

  return [
    {
      name: 'city',
      label: t('fast-list.town'),
      value: query.city,
      options: [
        { value: '', label: t('fast-list.any-town') },
        ...towns.map(({ id, title }) => ({ value: String(id), label: title })),
      ],
    },
    {
      name: 'radius',
      label: t('fast-list.radius'),
      value: query.radius,
      options: [
        { value: '', label: t('fast-list.radius-none') },
        ...serviceRadii.map((radius) => ({ value: String(radius), label: measure(radius, 'km') })),
      ],
    },
  ];
}

/** Region, town, average and order; the kind and the switches stay. */
function SearchForm({ query, regions, towns }: Omit<Filtered, 'kinds' | 'map'>) {
  const site = useSite();
  const { t, number } = useMessages();
  const sorts = serviceSorts.filter((sort) => sort !== 'distance' || query.city !== null);
  const choices: Choice[] = [
    {
      name: 'region',
      label: t('companies.region'),
      value: query.region,
      options: regionOptions(regions, t('companies.everywhere')),
    },
    ...useAround({ query, towns }),
    {
      name: 'rating',
      label: t('reviews.rating'),
      value: query.rating,
      options: [
        { value: '', label: t('services.all') },
        ...serviceRatings.map((rating) => ({
          value: String(rating),
          label: t('services.rating-from', { rating: number(rating) }),
        })),
      ],
    },
    {
      name: 'sort',
      label: t('catalog.sort-by'),
      value: query.sort,
      options: sorts.map((sort) => ({ value: sort, label: t(`services.sort-${sort}`) })),
    },
  ];

  return (
    <form action={pagePath(site, 'services', {})} method="get" role="search">
      <div className={styles.fields}>
        {choices.map(({ name, label, value, options }) => (
          <div key={name} className={name === 'region' ? styles.wide : undefined}>
            <Select
              id={`service-${name}`}
              name={name}
              label={label}
              defaultValue={String(value ?? '')}
              options={options}
            />
          </div>
        ))}
        {query.kind !== null && <input type="hidden" name="kind" value={query.kind} />}
        {query.open && <input type="hidden" name="open" value="1" />}
        {query.homeVisit && <input type="hidden" name="home_visit" value="1" />}
        <div className={styles.wide}>
          <Button type="submit" variant="ink">
            {t('companies.search')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The kinds and the switches as links, the rest as a form; all work without scripts. [A07, B19] */
export function ServicesFilter({ query, kinds, regions, towns, map }: Filtered) {
  const site = useSite();
  const { t, number } = useMessages();
  const shown = kinds.filter(({ slug, services }) => services > 0 || slug === query.kind);
  const regionsById = Object.fromEntries(regions.map(({ id, slug }) => [id, slug]));
  const nearQuery = printServiceQuery({ ...query, region: null, city: null, radius: null, sort: 'newest', page: 1 });
  const nearHref = `${pagePath(site, 'services', {})}?${[nearQuery, near].filter(Boolean).join('&')}`;
  const hrefOf = (change: Partial<typeof query>) => servicesHref(site, { ...query, ...change, page: 1 });

  return (
    <Stack gap={1.5}>
      <nav aria-label={t('services.kind')}>
        <Row gap={1} wrap>
          <Chip href={hrefOf({ kind: null })} current={query.kind === null}>
            {t('services.all')}
          </Chip>
          {shown.map(({ slug, title, icon, services }) => (
            <Chip
              key={slug}
              icon={isIconName(icon) ? icon : undefined}
              href={hrefOf({ kind: slug })}
              count={number(services)}
              current={query.kind === slug}
            >
              {title}
            </Chip>
          ))}
        </Row>
      </nav>
      <SearchForm query={query} regions={regions} towns={towns} />
      <Row gap={1} wrap>
        <Chip icon="clock" href={hrefOf({ open: !query.open })} current={query.open}>
          {t('services.open-now')}
        </Chip>
        <Chip icon="house" href={hrefOf({ homeVisit: !query.homeVisit })} current={query.homeVisit}>
          {t('services.home-visit')}
        </Chip>
        {map && <NearMe townsOf={map.townsOf} regions={regionsById} href={nearHref} />}
      </Row>
    </Stack>
  );
}
