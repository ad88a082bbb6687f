import type { Account, CompanyDetails, FavouriteListMeta, FollowedCompany } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { CompanyCard } from '@volan/ui/CompanyCard';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { companyCardData } from '../../../blocks/company/companyCardData.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useUnmarking } from '../../../blocks/favourites/useUnmarking.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';

export interface MySellersPageProps {
  account: Account;
  companies: readonly FollowedCompany[];
  meta: FavouriteListMeta;
  /** A company whose button was pressed without a script: the user follows it on this page. */
  asked?: Pick<CompanyDetails, 'slug' | 'name'> | undefined;
  result?: FormResult | undefined;
}

/** The company that waits to be followed. */
function AskedCompany({
  asked,
  result,
}: Required<Pick<MySellersPageProps, 'asked'>> & Pick<MySellersPageProps, 'result'>) {
  const { t } = useMessages();
  const form = useForm(result, 'follow', 'follow-');
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="follow-title">
      <form method="post">
        <input type="hidden" name="form" value="follow" />
        <Stack gap={2}>
          <Heading level={2} size="h3" id="follow-title">
            {t('account.follow-title', { name: asked?.name ?? '' })}
          </Heading>
          <FormHead id="follow-errors" form={form} />
          <Row>
            <Button type="submit" variant="primary" icon="bell" name="company" value={asked?.slug}>
              {t('company.follow')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/**
 * Followed companies, each with how many of its ads are new since it was last looked at; works without JavaScript.
 * [B11]
 */
export function MySellersPage({ account, companies, meta, asked, result }: MySellersPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const path = pagePath(site, 'mySellers', {});
  const { isGone, unmark } = useUnmarking('companies');
  const shown = companies.filter(({ slug }) => !isGone(slug));

  return (
    <AccountPage account={account} page="mySellers" title={t('shell.my-sellers')}>
      {asked && <AskedCompany asked={asked} result={result} />}
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
          {shown.map((company) => (
            <li key={company.id}>
              <CompanyCard
                company={companyCardData(company, site, messages)}
                openLabel={
                  company.new_ads > 0 ? t('account.new-ads', { count: company.new_ads }) : t('companies.see-company')
                }
                action={
                  <form method="post" onSubmit={(event) => unmark(event, company.slug)}>
                    <input type="hidden" name="form" value="unfollow" />
                    <input type="hidden" name="company" value={company.slug} />
                    <Button type="submit" size="small" aria-label={`${t('account.unfollow')}: ${company.name}`}>
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
