import { serviceLimits } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { PictureField } from '../../../blocks/pictureUpload/PictureField.tsx';
import { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { companyForm } from '../company/companyFormFields.ts';
import { HoursFields } from '../company/HoursFields.tsx';
import { AboutFields } from './AboutFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { ServiceFormProps } from './ServiceFormProps.ts';
import { serviceLabels } from './serviceLabels.ts';

/** Name of the form, which is sent along. */
const formName = 'service';

/**
 * Everything about a car service, with the hours of its company: one form, so that nothing typed is lost by sending
 * another one. It also pauses the service and shows it again. [B20, B21]
 */
export function ServiceForm({ company, service, kinds, makes, result }: ServiceFormProps) {
  const messages = useMessages();
  const { t } = messages;
  const labels = serviceLabels(company, messages);
  const form = useForm(result, formName, `${companyForm}-`, labels);
  const publishing = usePublishing();
  const part = { service, form, labels };
  const pictures = form.value('pictures', service?.images.map(({ id }) => id).join(' ') ?? '');
  const saveLabel = t(service ? 'account.save' : 'own-service.add');

  return (
    <FormCard
      name={formName}
      title={t('own-service.form')}
      form={form}
      done={t('account.saved')}
      files
      action={service ? `?service=${service.id}&form=${formName}` : `?form=${formName}`}
      onSubmit={publishing.onSubmit}
    >
      {service && (
        <>
          <input type="hidden" name="service" value={service.id} />
          <input type="hidden" name="version" value={service.version} />
        </>
      )}
      <Stack gap={4}>
        <PriceFields kinds={kinds} {...part} />
        <AboutFields makes={makes} {...part} />
        <Stack gap={2}>
          <HoursFields company={company} form={form} labels={labels} />
          <Text tone="secondary">{t('own-service.hours-note')}</Text>
        </Stack>
        <Stack gap={2}>
          <Heading level={3}>{t('own-service.pictures')}</Heading>
          <PictureField
            id={`${companyForm}-pictures`}
            draft={`service-${company.id}`}
            defaultValue={pictures.split(' ').filter((id) => id !== '')}
            signedIn
            limit={{ max: serviceLimits.pictures, bought: 0 }}
            onPendingChange={publishing.setPending}
            error={form.error('pictures')}
          />
        </Stack>
        <Row gap={1} wrap>
          <Button
            type="submit"
            name="step"
            value="save"
            variant="primary"
            busyLabel={publishing.waitsFor ? t(`selling.waits-for-${publishing.waitsFor}`) : undefined}
          >
            {saveLabel}
          </Button>
          {service?.state === 'public' && (
            <Button type="submit" name="step" value="pause">
              {t('own-service.pause')}
            </Button>
          )}
          {service?.state === 'paused' && (
            <Button type="submit" name="step" value="resume">
              {t('own-service.resume')}
            </Button>
          )}
        </Row>
      </Stack>
    </FormCard>
  );
}
