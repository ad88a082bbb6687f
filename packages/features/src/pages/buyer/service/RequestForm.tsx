import { maxMessageLength, shieldKindsIn } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { ShieldConfirm } from '../../../blocks/shield/ShieldConfirm.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** What a signed-in user sends a request with. */
export interface OwnRequest {
  /** Their own ads that are or were public. */
  readonly vehicles: readonly { readonly id: number; readonly title: string }[];
  /** Id of the message: the form sent twice is one message. */
  readonly key: string;
}

export interface RequestFormProps {
  serviceId: number;
  /** Null: nobody is signed in. The text is kept while they sign in. */
  own: OwnRequest | null;
  result?: FormResult | undefined;
}

/** The form of a request to a car service; a plain form that works without scripts. [M16] */
export function RequestForm({ serviceId, own, result }: RequestFormProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'request', 'request-', {
    message: t('services.request-message'),
    vehicle_id: t('services.request-vehicle'),
  });
  const warnedOf = result?.form === 'request' ? shieldKindsIn(result.errors['message'] ?? []) : [];
  const isWarned = warnedOf.length > 0;
  const vehicles = own?.vehicles ?? [];

  return (
    <form method="post" action={pagePath(site, 'requestService', { serviceId })} noValidate>
      <input type="hidden" name="form" value="request" />
      {own && <input type="hidden" name="key" value={form.value('key', own.key)} />}
      <Stack gap={2}>
        {!isWarned && <FormHead id="request-errors" form={form} />}
        <TextArea
          id="request-message"
          name="message"
          label={t('services.request-message')}
          rows={4}
          required
          maxLength={maxMessageLength}
          defaultValue={form.value('message')}
          error={isWarned ? undefined : form.error('message')}
        />
        {vehicles.length > 0 && (
          <Select
            id="request-vehicle_id"
            name="vehicle_id"
            label={t('services.request-vehicle')}
            hint={t('services.request-vehicle-hint')}
            options={[
              { value: '', label: t('services.request-no-vehicle') },
              ...vehicles.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            defaultValue={form.value('vehicle_id')}
            error={form.error('vehicle_id')}
          />
        )}
        <ShieldConfirm kinds={warnedOf} field="request-message" />
        {own === null && <Text tone="secondary">{t('services.request-kept')}</Text>}
        <Row>
          <Button type="submit" variant="primary">
            {t(own === null ? 'services.request-sign-in' : 'messages.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
