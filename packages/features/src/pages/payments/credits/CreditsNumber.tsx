import { maxCreditsAtOnce } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CreditsNumberProps {
  /** The typed text that is not a number of credits; null: none so far. */
  refused: string | null;
}

/** Any number of credits: a plain form that asks the checkout for the packages that hold them. [L02, B15] */
export function CreditsNumber({ refused }: CreditsNumberProps) {
  const site = useSite();
  const { t, number } = useMessages();
  const range = t('credits.number-help', { most: number(maxCreditsAtOnce) });

  return (
    <Card>
      <form method="get" action={pagePath(site, 'checkout', {})}>
        <Stack gap={1.5}>
          <TextInput
            id="credits-number"
            name="credits"
            label={t('credits.number')}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={refused ?? ''}
            hint={range}
            {...(refused !== null && { error: range })}
          />
          <Button type="submit" block>
            {t('checkout.go')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
