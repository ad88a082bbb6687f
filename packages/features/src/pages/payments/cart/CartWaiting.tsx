import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Skeleton } from '@volan/ui/Skeleton';
import { Stack } from '@volan/ui/Stack';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { withoutScript, withScript } from '../../../blocks/cart/cart.css.ts';

const lines = ['most', 'half', 'third'] as const;

/** The place of the cart until the browser draws what it keeps; without a script it says what is missing. */
export function CartWaiting() {
  const { t } = useMessages();
  return (
    <>
      <p className={withoutScript}>{t('cart.no-script')}</p>
      <div className={withScript} aria-hidden="true">
        <Grid layout="checkout">
          {['lines', 'sum'].map((part) => (
            <Card key={part}>
              <Stack gap={2}>
                {lines.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </Stack>
            </Card>
          ))}
        </Grid>
      </div>
    </>
  );
}
