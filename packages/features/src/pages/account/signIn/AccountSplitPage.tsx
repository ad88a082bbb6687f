import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Logo } from '@volan/ui/Logo';
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
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The picture beside the form, which is decoration; absent where the brand has none. */
export type AccountPicture = Omit<Picture, 'alt'>;

export interface AccountSplitPageProps {
  title: string;
  picture?: AccountPicture | undefined;
  children: ReactNode;
}

/** A page with one task for who is not signed in: a form beside a picture, and the languages below. */
export function AccountSplitPage({ title, picture, children }: AccountSplitPageProps) {
  const site = useSite();
  const messages = useMessages();
  return (
    <>
      <PrivateHead title={title} />
      <SkipLink to={mainId}>{messages.t('shell.skip-to-content')}</SkipLink>
      <SplitPage
        id={mainId}
        head={<Logo {...logoOf(site, messages)} />}
        foot={
          <Row gap={1} wrap>
            {languageEntries(site)
              .filter(({ current }) => !current)
              .map(({ name, href, language }) => (
                <Link key={href} href={href} lang={language} quiet>
                  {name}
                </Link>
              ))}
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
