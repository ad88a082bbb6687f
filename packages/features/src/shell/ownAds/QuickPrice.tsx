import type { MyAd } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { NumberInput } from '@volan/ui/NumberInput';
import { Stack } from '@volan/ui/Stack';
import { useNumberTexts } from '../../blocks/forms/useNumberTexts.ts';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { OwnAdForm, type OwnAdFormProps } from './OwnAdForm.tsx';

export interface QuickPriceProps extends Pick<OwnAdFormProps, 'sendTo' | 'from'> {
  ad: Pick<MyAd, 'id' | 'price'>;
  /** Id of the field: a page may have two fields for one ad. */
  id: string;
  /** The refused text of the last try. */
  typed?: string | undefined;
  error?: string | undefined;
}

/** Changes the price of an own ad without its whole form; works without JavaScript. */
export function QuickPrice({ ad, id, sendTo, from, typed, error }: QuickPriceProps) {
  const { t, number } = useMessages();
  const numbers = useNumberTexts();

  return (
    <OwnAdForm ad={ad.id} sendTo={sendTo} from={from}>
      <Stack gap={1}>
        <NumberInput
          id={id}
          name="price"
          label={t('my-ads.new-price')}
          unit="€"
          size="small"
          {...numbers}
          defaultValue={typed ?? (ad.price === null ? '' : number(ad.price))}
          error={error}
        />
        <Button type="submit" size="small" block name="form" value="price">
          {t('my-ads.save-price')}
        </Button>
      </Stack>
    </OwnAdForm>
  );
}
