import type { Category } from '@volan/api-contract';
import { CategoryTiles } from '@volan/ui/CategoryTiles';
import { ErrorState } from '@volan/ui/ErrorState';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { isOutlineName } from '@volan/ui/names';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { OwnCompanyState } from '../../../shell/account/OwnCompanyState.tsx';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useShell } from '../../../shell/useShell.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The page with the categories below one. */
const withinHref = (site: Site, { slug }: Category) => `${pagePath(site, 'chooseCategory', {})}?in=${slug}`;

/**
 * The subject of an ad comes first: the tree of categories, one level at a time; each leaf begins a new ad. [B27, B44]
 */
export function ChooseCategoryPage() {
  const site = useSite();
  const { t } = useMessages();
  const { categories } = useShell();
  const within = new URLSearchParams(site.search).get('in');
  const parent = categories.find(({ slug }) => slug === within);
  const shown = categories.filter(({ parent_id }) => parent_id === (parent?.id ?? null));
  const hasBelow = ({ id }: Category) => categories.some(({ parent_id }) => parent_id === id);
  const newAdHref = ({ slug }: Category) => pagePath(site, 'newAd', { categorySlug: slug });
  const tileOf = (category: Category, label: string, href: string) => ({
    label,
    href,
    outline: isOutlineName(category.icon) ? category.icon : ('sedan' as const),
  });

  return (
    <SitePage>
      <PrivateHead title={t('selling.new-ad')} />
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={1}>{t('selling.new-ad')}</Heading>
          <Text role="lead" tone="secondary">
            {parent ? t('selling.choose-below', { category: parent.title }) : t('selling.choose-category')}
          </Text>
        </Stack>
        <OwnCompanyState />
        {categories.length === 0 ? (
          <ErrorState
            title={t('failures.unavailable')}
            sentence={t('selling.categories-failed')}
            icon="triangle-alert"
            actions={<Link href={pagePath(site, 'chooseCategory', {})}>{t('selling.try-again')}</Link>}
          />
        ) : (
          <CategoryTiles
            tiles={[
              ...(parent
                ? [tileOf(parent, t('selling.whole-category', { category: parent.title }), newAdHref(parent))]
                : []),
              ...shown.map((one) => tileOf(one, one.title, hasBelow(one) ? withinHref(site, one) : newAdHref(one))),
            ]}
          />
        )}
        {parent && (
          <Link href={pagePath(site, 'chooseCategory', {})} standalone>
            {t('selling.all-categories')}
          </Link>
        )}
      </Stack>
    </SitePage>
  );
}
