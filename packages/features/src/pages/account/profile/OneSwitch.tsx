import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Forms of one switch, with the setting that each keeps. */
const settings = { 'show-phone': 'show_phone', marketing: 'marketing' } as const;

export interface OneSwitchProps {
  form: keyof typeof settings;
  on: boolean;
  result?: FormResult | undefined;
}

/**
 * One personal setting that is on or off: whether ads tell the phone of the account, whether offers are mailed.
 * [B14, M10]
 */
export function OneSwitch({ form: name, on, result }: OneSwitchProps) {
  const { t } = useMessages();
  const form = useForm(result, name, `${name}-`);
  const hint = `${name}-hint`;

  return (
    <FormCard name={name} title={t(`account.${name}-title`)} form={form} done={t('account.saved')}>
      <Stack gap={1}>
        <Switch name={settings[name]} value="1" defaultChecked={on} aria-describedby={hint}>
          {t(`account.${name}`)}
        </Switch>
        <Text role="small" tone="secondary" id={hint}>
          {t(`account.${name}-text`)}
        </Text>
      </Stack>
      <Row>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
