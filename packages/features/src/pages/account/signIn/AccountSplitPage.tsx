import { Heading } from '@volan/ui/Heading';
import { HeaderMenu } from '@volan/ui/HeaderMenu';
import { Logo } from '@volan/ui/Logo';
import { MenuEntries } from '@volan/ui/Menu';
import { MenuSheet } from '@volan/ui/MenuSheet';
import type { Picture } from '@volan/ui/Photo';
import { Row } from '@volan/ui/Row';
import { SkipLink } from '@volan/ui/SkipLink';
import { SplitPage } from '@volan/ui/SplitPage';
import { Stack } from '@volan/ui/Stack';
import type { ReactNode } from 'react';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { mainId } from '../../../shell/mainId.ts';
import { languageEntries } from '../../../shell/pickers.ts';
import { logoOf } from '../../../shell/shellLinks.ts';
import { languageSheet } from '../../../shell/sheetIds.ts';
import { ThemeIsland } from '../../../shell/Theme.island.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The picture beside the form, which is decoration; absent where the brand has none. */
export type AccountPicture = Omit<Picture, 'alt'>;

export interface AccountSplitPageProps {
  title: string;
  picture?: AccountPicture | undefined;
  children: ReactNode;
}

/** A page with one task for visitors: a form beside a picture, and language and theme below. */
export function AccountSplitPage({ title, picture, children }: AccountSplitPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const languages = languageEntries(site);

  return (
    <>
      <PrivateHead title={title} />
      <SkipLink to={mainId}>{t('shell.skip-to-content')}</SkipLink>
      <SplitPage
        id={mainId}
        head={<Logo {...logoOf(site, messages)} />}
        foot={
          <Row gap={1} wrap>
            <HeaderMenu
              label={t('language.label')}
              value={languages.find(({ current }) => current)?.name ?? t('language.label')}
              icon="globe"
              sheet={languageSheet}
            />
            <MenuSheet id={languageSheet} title={t('language.choose')} closeLabel={t('close')}>
              <MenuEntries
                entries={languages.map(({ name, href, language, current }) => ({
                  label: name,
                  href,
                  lang: language,
                  current,
                }))}
              />
            </MenuSheet>
            <ThemeIsland
              name="theme"
              legend={t('theme.label')}
              labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
            />
          </Row>
        }
        picture={picture && { ...picture, alt: '' }}
        missing={{ outline: 'sedan', label: '' }}
      >
        <Stack gap={2}>
          <Heading level={1} size="h1">
            {title}
          </Heading>
          {children}
        </Stack>
      </SplitPage>
    </>
  );
}
