import type { Order, TransferSlip } from '@volan/api-contract';
import { orderName, type PaymentMethod } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { BankSlip, type BankSlipField } from '@volan/ui/BankSlip';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { copyText } from '@volan/ui/copyText';
import { Divider } from '@volan/ui/Divider';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { checkIcon, copyIcon, creditCardIcon, downloadIcon, hourglassIcon, printerIcon } from '@volan/ui/icons';
import { QrCode } from '@volan/ui/QrCode';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StepList } from '@volan/ui/StepList';
import { Text } from '@volan/ui/Text';
import { withScript } from '../../../blocks/cart/cart.css.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { showToast } from '../../../runtime/overlays/showToast.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { declineText } from './declineText.ts';
import { saveCode } from './saveCode.ts';
import { slipFields } from './slipFields.ts';
import { useCartSync } from './useCartSync.ts';

export interface SlipPageProps {
  order: Order;
  slip: TransferSlip;
  /** The ways to pay that are offered now. */
  methods: readonly PaymentMethod[];
  result?: FormResult | undefined;
}

const codeId = 'slip-code';

/** Every field in one text, a line each, as its button would copy it. */
const allOf = (fields: readonly BankSlipField[]) =>
  fields.map(({ label, value, copy = value }) => `${label}: ${copy}`).join('\n');

/** Copies the whole slip, and says so. */
function CopyAll({ fields }: { fields: readonly BankSlipField[] }) {
  const { t } = useMessages();
  const copy = () =>
    copyText(allOf(fields)).then(
      () => showToast({ text: t('slip.copied'), icon: checkIcon }),
      () => showToast({ text: t('slip.copy-failed'), tone: 'error' }),
    );
  return (
    <Button icon={copyIcon} onClick={() => void copy()}>
      {t('slip.copy-all')}
    </Button>
  );
}

/** Saves the code as a picture, which the app of a bank on the same phone can read. */
function SaveCode() {
  const { t } = useMessages();
  const save = () => {
    const code = document.getElementById(codeId);
    if (code instanceof SVGSVGElement) {
      saveCode(code).catch(() => showToast({ text: t('slip.copy-failed'), tone: 'error' }));
    }
  };
  return (
    <Button variant="ink" icon={downloadIcon} onClick={save} block>
      {t('slip.save-code')}
    </Button>
  );
}

/** What happens after the transfer, and the other way to pay. */
function NextSteps({ order, methods }: Pick<SlipPageProps, 'order' | 'methods'>) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <Card kind="panel" as="section" padding="panel" labelledBy="slip-next">
      <Stack gap={2}>
        <Heading level={2} size="h3" id="slip-next">
          {t('slip.next')}
        </Heading>
        <StepList steps={[t('slip.next-1'), t('slip.next-2'), t('slip.next-3')]} />
        <Divider />
        <Row justify="between">
          <Text role="small" tone="secondary" as="span">
            {t('payment.order')}
          </Text>
          <Text role="small" strong as="span">
            {orderName(order.id)}
          </Text>
        </Row>
        <Button variant="primary" href={pagePath(site, 'orders', {})} block>
          {t('slip.to-orders')}
        </Button>
        {methods.includes('card') && (
          // to the page of an order that is at the bank: this one would lead there, and lose the way to the bank
          <form method="post" action={`${pagePath(site, 'paymentSuccess', {})}?o=${order.id}`}>
            <Stack gap={1}>
              <input type="hidden" name="form" value="pay" />
              <input type="hidden" name="method" value="card" />
              <Button type="submit" icon={creditCardIcon} block>
                {t('slip.pay-card')}
              </Button>
              <Text role="caption" tone="secondary">
                {t('slip.only-once')}
              </Text>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
}

/** What to write into the transfer that pays an order, as long as it is waited for. [M40, M41, A20] */
export function SlipPage({ order, slip, methods, result }: SlipPageProps) {
  const messages = useMessages();
  const { t, money, date } = messages;
  const form = useForm(result, 'pay', 'slip-');
  useCartSync(true);
  const fields = slipFields(slip, messages);
  const title = t('slip.title');
  const failed = order.tries.findLast(({ method, state }) => method === 'card' && state === 'declined');

  return (
    <SitePage>
      <PrivateHead title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <CheckoutSteps at="done" />
        <FormHead id="slip-errors" form={form} />
        {failed && (
          <Alert tone="caution">{t('slip.card-failed', { reason: declineText(failed.reason, messages) })}</Alert>
        )}
        <Grid layout="checkout">
          <BankSlip
            title={t('slip.pay', { amount: money(slip.amount, slip.currency) })}
            help={t(slip.qr === null ? 'slip.help' : 'slip.help-ips')}
            status={{ text: t('slip.waiting'), tone: 'caution', icon: hourglassIcon }}
            fields={fields}
            copiedLabel={t('slip.copied')}
            note={t('slip.note', { date: date(slip.waits_until) })}
            {...(slip.qr !== null && {
              qr: {
                code: <QrCode id={codeId} framed={false} value={slip.qr} label={t('slip.qr')} />,
                caption: 'NBS IPS QR',
              },
              openApp: (
                <div className={withScript}>
                  <Stack gap={1}>
                    <Text role="small">{t('slip.on-phone')}</Text>
                    <SaveCode />
                  </Stack>
                </div>
              ),
            })}
            actions={
              <div className={withScript}>
                <Row gap={1} wrap>
                  <CopyAll fields={fields} />
                  <Button icon={printerIcon} onClick={() => window.print()}>
                    {t('slip.print')}
                  </Button>
                </Row>
              </div>
            }
          />
          <NextSteps order={order} methods={methods} />
        </Grid>
      </Stack>
    </SitePage>
  );
}
