import { pathOf } from '@volan/domain-rules';
import { AdminNav } from '@volan/ui/AdminNav';
import { AdminPage, type AdminPageProps } from '@volan/ui/AdminPage';
import { useLocation } from 'react-router';
import { base } from './AdminLink.tsx';
import { languageParameter } from './chosenLanguage.ts';
import { useSite } from './site.ts';

/** A page of the administration with its parts at the side. [H03] */
export function AdminFrame(props: Omit<AdminPageProps, 'nav'>) {
  const { brand, language, texts } = useSite();
  const { pathname } = useLocation();
  const { mark, wordmark } = brand.logo;
  const isAds = pathname.startsWith('/ads');
  const isPayments = pathname.startsWith('/payments');
  const isSocialPosts = pathname.startsWith('/social-posts');
  const isReports = pathname.startsWith('/reports');
  return (
    <AdminPage
      {...props}
      nav={
        <AdminNav
          logo={{
            ...(mark && { mark }),
            name: wordmark,
            href: pathOf(brand, 'home', {}, language),
            label: brand.name,
            stage: 'admin',
          }}
          label={texts.administration}
          menu={{ id: 'admin-menu', title: texts.menu, openLabel: texts.openMenu, closeLabel: texts.closeMenu }}
          entries={[
            { label: texts.ads, href: `${base}/ads`, icon: 'megaphone', current: isAds },
            {
              label: texts.users,
              href: `${base}/users`,
              icon: 'users',
              current: !isAds && !isPayments && !isSocialPosts && !isReports,
            },
            { label: texts.payments, href: `${base}/payments`, icon: 'credit-card', current: isPayments },
            { label: texts.socialPosts, href: `${base}/social-posts`, icon: 'share-2', current: isSocialPosts },
            { label: texts.messageReports, href: `${base}/reports`, icon: 'flag', current: isReports },
            {
              label: texts.otherLanguage,
              href: `${base}${pathname}?${languageParameter}=${language === 'rs' ? 'en' : 'rs'}`,
              icon: 'languages',
              current: false,
            },
          ]}
        />
      }
    />
  );
}
