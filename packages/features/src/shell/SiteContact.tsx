import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';
import { phoneHref } from './phoneHref.ts';

/** The company behind the site and how to reach it; only what the settings name. [A20] */
export function SiteContact() {
  const { contact } = useSite();
  const { t } = useMessages();
  if (!contact) return null;

  const { company, email, phone } = contact;
  const numbers = [
    company.taxId && `${t('company.tax-id')}: ${company.taxId}`,
    company.registryNumber && `${t('company.registry-number')}: ${company.registryNumber}`,
  ];
  const lines = [company.name, company.address.join(', '), ...numbers].filter(Boolean);
  if (lines.length === 0 && !email && !phone) return null;

  return (
    <Stack gap={0.5} align="start">
      {lines.map((line) => (
        <Text key={line} role="small" tone="secondary">
          {line}
        </Text>
      ))}
      {phone && (
        <Link href={phoneHref(phone)} size="small" quiet standalone>
          {phone}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} size="small" quiet standalone>
          {email}
        </Link>
      )}
    </Stack>
  );
}
