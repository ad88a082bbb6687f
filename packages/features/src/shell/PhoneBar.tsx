import { IconButton } from '@volan/ui/IconButton';
import { MobileHeader } from '@volan/ui/MobileHeader';
import { MobileMenu } from '@volan/ui/MobileMenu';
import { AccountWay } from '../blocks/messages/AccountWay.tsx';
import { pagePath } from '../runtime/site/pagePath.ts';
import { barId } from './barId.ts';
import { builtPages } from './BuiltPages.ts';
import { HeaderBadges } from './HeaderBadges.tsx';
import { headerBadgesOf } from './headerBadgesOf.ts';
import type { HeaderSubjects } from './HeaderSubjects.ts';
import { accountLink, placeAdLink } from './headerLinks.ts';
import { menuLines } from './menuLines.ts';
import { menuSheet } from './sheetIds.ts';
import { logoOf } from './shellLinks.ts';

/** The bar below 1024 px, 56 px high, with its menu. [C18-C25] */
export function PhoneBar(subjects: HeaderSubjects) {
  const { site, messages, viewer, categories, isBuilt = builtPages } = subjects;
  const { t } = messages;
  const account = accountLink(site, messages, viewer, isBuilt);
  const { person, owner } = viewer;
  const badges = headerBadgesOf(site, messages, categories, 'phone', isBuilt);
  const ways = [badges.history, badges.compare, badges.cart, account].filter(Boolean);

  return (
    <>
      <MobileHeader
        id={barId}
        logo={logoOf(site, messages)}
        links={[]}
        icons={(1 + ways.length) as 1 | 2 | 3 | 4 | 5}
        menu={{ label: t('shell.open-menu'), sheet: menuSheet }}
      >
        <HeaderBadges {...badges} />
        {account &&
          (viewer.signedIn ? (
            <AccountWay
              label={account.label}
              href={account.href}
              first={viewer.unread}
              unreadLabel={t('shell.unread')}
            />
          ) : (
            <IconButton {...account} iconSize={24} />
          ))}
      </MobileHeader>
      <MobileMenu
        id={menuSheet}
        title={t('shell.menu')}
        closeLabel={t('shell.close-menu')}
        action={placeAdLink(site, messages, isBuilt)}
        {...(person && {
          person: {
            ...person,
            ...(owner && { name: owner.name }),
            ...(owner && owner.email !== null && { detail: owner.email }),
            href: pagePath(site, 'profile', {}),
          },
        })}
        parts={menuLines(site, messages, subjects)}
      />
    </>
  );
}
