import type { CompanyDetails } from '@volan/api-contract';
import { deviceWidths, pictureSet, pictureUrl } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { CompanyHead } from '@volan/ui/CompanyHead';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Sections } from '@volan/ui/Sections';
import { initialsOf } from '../../../blocks/company/initialsOf.ts';
import { ContactButton, contactFormId } from '../ad/ContactButton.tsx';
import { placeText } from '../ad/sellerOf.ts';
import { FavouriteForm } from '../../../blocks/favourites/FavouriteForm.tsx';
import { FollowButton } from '../../../blocks/favourites/FollowButton.tsx';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { logoOf } from '../../../blocks/company/companyCardData.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { aboutId, CompanyAbout } from './CompanyAbout.tsx';
import { companyPageHead } from './companyPageHead.ts';
import { CompanyStock } from './CompanyStock.tsx';

export interface CompanyPageProps {
  company: CompanyDetails;
  /** The shown part of its stock; `null` for a company without ads. */
  stock: { categoryId: number; place: CatalogPlace } | null;
}

/** Leads to the report of the company. Reports are about an ad, so without one there is none. [P16] */
function ReportCompany({ company: { seller, newest_ad: adId } }: Pick<CompanyPageProps, 'company'>) {
  const site = useSite();
  const { t } = useMessages();
  if (adId === null) return null;

  const href = pagePath(site, 'conversation', { adId, accountId: seller });

  return (
    <Row justify="center">
      <Link href={`${href}?report=1`} size="small" standalone rel="nofollow">
        {t('report.seller')}
      </Link>
    </Row>
  );
}

/** The page of a company: its data, its stock, its hours and its place. [M58, B11] */
export function CompanyPage({ company, stock }: CompanyPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { name, cover } = company;
  const logo = logoOf(company);
  const since = t('ad.member-since', { year: messages.year(new Date(company.since).getUTCFullYear()) });

  return (
    <SitePage>
      <PageHead {...companyPageHead(company, stock?.place ?? null, site, messages)} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { label: t('shell.home'), href: homeHref(site) },
          { label: t('companies.title'), href: pagePath(site, 'companies', {}) },
          { label: name },
        ]}
      />
      <FavouriteForm kind="sellers" visited={company.seller} />
      <Sections>
        <CompanyHead
          name={name}
          initials={initialsOf(name)}
          {...(logo && { logo })}
          {...(cover && {
            cover: { src: pictureUrl(cover.id, { w: 1080 }), srcSet: pictureSet(cover.id, deviceWidths) },
          })}
          {...(company.verified && { verified: t('company.verified') })}
          facts={[`${t(`seller.${company.type}`)}, ${since}`, placeText(company.place, messages)]}
          actions={
            <>
              {company.has_phone && <ContactButton of={{ company: company.slug }} hasPhone />}
              <FollowButton seller={company.seller} name={name} />
              <Button href={`#${aboutId}`} icon="clock">
                {t('company.hours-and-address')}
              </Button>
            </>
          }
        />
        {stock ? (
          <CompanyStock company={company} {...stock} />
        ) : (
          <EmptyState icon="car" title={t('company.no-ads')} help={t('company.no-ads-text')} />
        )}
        <CompanyAbout company={company} />
        <ReportCompany company={company} />
      </Sections>
      {/* Without a script the button leads to a page with the number. */}
      {company.has_phone && (
        <form
          id={contactFormId}
          method="post"
          action={pagePath(site, 'companyPhone', { companySlug: company.slug })}
          hidden
        />
      )}
    </SitePage>
  );
}
