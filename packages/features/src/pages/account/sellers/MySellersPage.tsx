import type { Account, AdSeller, FollowedListMeta, FollowedSeller } from '@volan/api-contract';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { CompanyCard } from '@volan/ui/CompanyCard';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { catalogHref } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { sellerCardData } from '../../../blocks/company/companyCardData.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useUnmarking } from '../../../blocks/favourites/useUnmarking.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';

export interface MySellersPageProps {
  account: Account;
  sellers: readonly FollowedSeller[];
  /** `proposed`: a seller whose button was pressed without a script; the user follows them on this page. */
  meta: FollowedListMeta;
  result?: FormResult | undefined;
}

/** Where the ads of a seller are: the page of a company, else a list of one category. */
function adsHref({ id, company, category }: FollowedSeller, site: Site) {
  if (company !== null) return pagePath(site, 'company', { companySlug: company });

  const query = { ...emptyCatalogQuery, seller: id };

  return catalogHref(site, { categorySlug: category ?? site.brand.defaultCategory, query, view: 'list' });
}

/** What a press on the card leads to. */
function openLabel({ company, new_ads: count }: FollowedSeller, { t }: Messages) {
  if (count > 0) return t('account.new-ads', { count });
  return company === null ? t('account.see-ads') : t('companies.see-company');
}

/** The seller who waits to be followed. */
function ProposedSeller({ seller, result }: { seller: AdSeller } & Pick<MySellersPageProps, 'result'>) {
  const { t } = useMessages();
  const form = useForm(result, 'follow', 'follow-');
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="follow-title">
      <form method="post">
        <input type="hidden" name="form" value="follow" />
        <Stack gap={2}>
          <Heading level={2} size="h3" id="follow-title">
            {t('account.follow-title', { name: seller.name })}
          </Heading>
          <FormHead id="follow-errors" form={form} />
          <Row>
            <Button type="submit" variant="primary" icon="bell" name="seller" value={seller.id}>
              {t('company.follow')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/**
 * Followed companies and private sellers, each with how many of its ads are new since it was last looked at; works without JavaScript.
 * [B11]
 */
export function MySellersPage({ account, sellers, meta, result }: MySellersPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const path = pagePath(site, 'mySellers', {});
  const { isGone, unmark } = useUnmarking('sellers');
  const shown = sellers.filter(({ id }) => !isGone(String(id)));

  return (
    <AccountPage account={account} page="mySellers" title={t('shell.my-sellers')}>
      {meta.proposed && <ProposedSeller seller={meta.proposed} result={result} />}
      {shown.length === 0 && meta.pages < 2 ? (
        <EmptyState
          icon="store"
          title={t('account.sellers-empty')}
          help={t('account.sellers-empty-text')}
          action={
            <Button variant="primary" href={pagePath(site, 'companies', {})}>
              {t('account.sellers-find')}
            </Button>
          }
        />
      ) : (
        <Grid layout="panels2" as="ul">
          {shown.map((seller) => (
            <li key={seller.id}>
              <CompanyCard
                company={sellerCardData(seller, adsHref(seller, site), messages)}
                openLabel={openLabel(seller, messages)}
                action={
                  <form method="post" onSubmit={(event) => unmark(event, String(seller.id))}>
                    <input type="hidden" name="form" value="unfollow" />
                    <input type="hidden" name="seller" value={seller.id} />
                    <Button type="submit" size="small" aria-label={`${t('account.unfollow')}: ${seller.name}`}>
                      {t('account.unfollow')}
                    </Button>
                  </form>
                }
              />
            </li>
          ))}
        </Grid>
      )}
      {meta.pages > 1 && (
        <Pagination
          {...pagerOf(meta.page, meta.pages, (page) => (page > 1 ? `${path}?page=${page}` : path), messages)}
        />
      )}
    </AccountPage>
  );
}
