import { Heading } from '@volan/ui/Heading';
import { SpecList, type SpecRow } from '@volan/ui/SpecList';
import { hoursRows } from '../../../blocks/company/hoursRows.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { phoneHref } from '../../../shell/phoneHref.ts';
import * as styles from './pages.css.ts';

/** Phone, hours and the data of the company behind the site; only what the settings name. [A20] */
export function ContactFacts() {
  const { contact } = useSite();
  const messages = useMessages();
  const { t } = messages;
  if (!contact) return null;

  const { company, email, hours, phone } = contact;
  const rows: SpecRow[] = [
    ...(phone ? [{ label: t('account.phone'), value: phone, href: phoneHref(phone) }] : []),
    ...(email ? [{ label: t('account.email'), value: email, href: `mailto:${email}` }] : []),
    ...(hours ? hoursRows(hours, messages) : []),
    ...(company.name ? [{ label: t('company.legal-name'), value: company.name }] : []),
    ...(company.address.length > 0 ? [{ label: t('company.address'), value: company.address.join(', ') }] : []),
    ...(company.taxId ? [{ label: t('company.tax-id'), value: company.taxId }] : []),
    ...(company.registryNumber ? [{ label: t('company.registry-number'), value: company.registryNumber }] : []),
  ];

  return rows.length === 0 ? null : (
    <div className={styles.part}>
      <Heading level={2} size="h3">
        {t('company.facts')}
      </Heading>
      <SpecList columns={1} rows={rows} />
    </div>
  );
}
