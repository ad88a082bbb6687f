import { Button } from '@volan/ui/Button';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/**
 * Leads to Google, and back to the sign-in page. An ordinary link: nothing of Google's is loaded before it is followed.
 * [J04]
 */
export function GoogleLink() {
  const site = useSite();
  const { t } = useMessages();
  const query = new URLSearchParams(site.search);
  // signing up as a business asks for more than Google tells
  query.delete('type');
  const from = pagePath(site, 'signIn', {}) + (query.size > 0 ? `?${query}` : '');

  return (
    <Button href={`/signin/google?${new URLSearchParams({ from })}`} rel="nofollow" size="large" block>
      {t('account.google')}
    </Button>
  );
}
