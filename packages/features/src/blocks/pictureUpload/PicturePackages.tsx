import { imageLimits, imagePackagePrice, imagePackages } from '@volan/domain-rules';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';

/** "10 extra pictures: 200 RSD or 2 credits", for each package that is sold. [L15-L18, T27] */
export function packageLines({ t, money }: Pick<Messages, 't' | 'money'>, currency: 'RSD' | 'EUR'): readonly string[] {
  return imagePackages.map((images) => {
    const { price, credits } = imagePackagePrice(images, currency);
    const or = t('product.or-credits', { count: credits });
    return t('pictures.package', { images: t('product.images', { count: images }), price: money(price, currency), or });
  });
}

/** How many pictures are free, and what more cost exactly. Nothing is chosen here: packages are bought with the ad. */
export function PicturePackages() {
  const { creditCurrency } = useSite().brand;
  const messages = useMessages();
  return (
    <div>
      <Text role="small" tone="secondary">
        {messages.t('pictures.free', { count: imageLimits.included, max: imageLimits.all })}
      </Text>
      <ul>
        {packageLines(messages, creditCurrency).map((line) => (
          <li key={line}>
            <Text role="small" tone="secondary">
              {line}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
