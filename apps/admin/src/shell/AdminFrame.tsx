import { can, pathOf, type PermissionName } from '@volan/domain-rules';
import { AdminNav } from '@volan/ui/AdminNav';
import { AdminPage, type AdminPageProps } from '@volan/ui/AdminPage';
import { Alert } from '@volan/ui/Alert';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paletteId } from './paletteId.ts';
import { base } from './AdminLink.tsx';
import { languageParameter } from './chosenLanguage.ts';
import { documentTitle } from './documentTitle.ts';
import { adminParts, partOf } from './navigation.ts';
import { useSite } from './site.ts';
import { useActor } from './useActor.ts';

export interface AdminFrameProps extends Omit<AdminPageProps, 'nav'> {
  /**
   * The right to change the page. Without it the page shows why, and has no actions and nothing at the side.
   * @default everybody who sees the page may change it
   */
  edit?: PermissionName;
}

/** A page of the administration with its menu at the side; its title is also the title of the document. [H03] */
export function AdminFrame({ edit, ...props }: AdminFrameProps) {
  const site = useSite();
  const { brand, language, texts } = site;
  const title = documentTitle(site, props.title);

  useEffect(() => {
    document.title = title;
  }, [title]);

  const { pathname } = useLocation();
  const { mark, wordmark } = brand.logo;
  const actor = useActor();
  const current = partOf(pathname);
  const mayEdit = edit === undefined || can(edit, actor);

  return (
    <AdminPage
      {...props}
      actions={mayEdit ? props.actions : undefined}
      aside={mayEdit ? props.aside : undefined}
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
          find={{ label: texts.find, shortcut: 'Ctrl K', opens: { dialog: paletteId } }}
          menu={{ id: 'admin-menu', title: texts.menu, openLabel: texts.openMenu, closeLabel: texts.closeMenu }}
          entries={[
            ...adminParts
              .filter(({ access }) => can(access, actor))
              .map((part) => ({
                label: texts[part.label],
                href: part.path === '' ? base : `${base}/${part.path}`,
                icon: part.icon,
                current: part === current,
              })),
            {
              label: texts.otherLanguage,
              href: `${base}${pathname}?${languageParameter}=${language === 'rs' ? 'en' : 'rs'}`,
              icon: 'languages',
              current: false,
            },
          ]}
        />
      }
    >
      {!mayEdit && <Alert tone="info">{texts.headOfficeOnly}</Alert>}
      {props.children}
    </AdminPage>
  );
}
