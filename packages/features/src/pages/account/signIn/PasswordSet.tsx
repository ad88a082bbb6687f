import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { settingsTabPath } from '../settings/settingsTab.ts';

export interface PasswordSetProps {
  /** How many open the account without the new password: one of them may be a stranger's. */
  readonly passkeys: number;
}

/** A new password was set, and whether the account can be entered without it all the same. [J10, M61] */
export function PasswordSet({ passkeys }: PasswordSetProps) {
  const site = useSite();
  const { t } = useMessages();
  const security = `${settingsTabPath(pagePath(site, 'settings', {}), 'security')}#passkeys`;

  return (
    <Alert
      tone="positive"
      {...(passkeys > 0 && { actions: <Link href={security}>{t('account.passkeys-check')}</Link> })}
    >
      {t('account.password-set')}
      {passkeys > 0 && <p>{t('account.passkeys-stand', { count: passkeys })}</p>}
    </Alert>
  );
}
