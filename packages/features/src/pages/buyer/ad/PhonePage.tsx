import type { AdPhones } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { ContactReveal, type RevealedPhone } from '@volan/ui/ContactReveal';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface PhonePageProps {
  /** The page that led here: an ad or a company. */
  from: { title: string; href: string };
  /** There is a number to ask for. */
  hasPhone: boolean;
  /** The numbers that were asked for; null before, or where they were refused. */
  found: AdPhones | null;
  /** Name of the failure; null where nothing failed. */
  failure: string | null;
}

/** Phone numbers for browsers without scripts: a form asks for them, and this page shows them. [M53, M58] */
export function PhonePage({ from, hasPhone, found, failure }: PhonePageProps) {
  const site = useSite();
  const { t } = useMessages();
  const [first, ...more] = (found?.phones ?? []).map(({ number, text }): RevealedPhone => ({
    text,
    href: `tel:${number}`,
  }));

  return (
    <SitePage>
      <PrivateHead title={t('phone.title')} />
      <Card as="section" kind="panel" padding="panel" labelledBy="phone-title" gap={2}>
        <Stack gap={0.5}>
          <Heading level={1} size="h2" id="phone-title">
            {t('phone.title')}
          </Heading>
          <Link href={from.href}>{from.title}</Link>
        </Stack>
        {failure !== null && (
          <Alert tone="critical" urgent>
            {failureText(t, failure)}
          </Alert>
        )}
        {found && <Text strong>{found.seller}</Text>}
        {!first && (found !== null || !hasPhone) && <Text>{t('phone.none')}</Text>}
        {first ? (
          <ContactReveal
            state="shown"
            phones={[first, ...more]}
            callLabel={t('phone.call')}
            copyLabel={t('phone.copy')}
            copiedLabel={t('phone.copied')}
            note={t('phone.care', { brand: site.brand.name })}
          />
        ) : (
          !found &&
          hasPhone && (
            <form method="post">
              <Button type="submit" variant="primary" size="large" icon="phone">
                {t('ad.show-phone')}
              </Button>
            </form>
          )
        )}
      </Card>
    </SitePage>
  );
}
