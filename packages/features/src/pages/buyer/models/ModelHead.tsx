import { metaText } from '@volan/domain-rules';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelHref, modelName, modelsHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import type { Model } from './useModel.ts';

/** Title, description and addresses of the page about a model. A model without ads has nothing to tell yet. [M60, B28] */
export function ModelHead({ model: { information, ads } }: { model: Model }) {
  const site = useSite();
  const { t } = useMessages();
  const { brand, model, count } = information;
  const origin = originOf(site, site.country);
  const name = modelName(information);
  const canonical = modelHref(site, brand.slug ?? '', model.slug ?? '');
  const picture = ads?.find(({ images }) => images.length > 0)?.images[0];
  return (
    <PageHead
      title={t('model.head', { name })}
      description={metaText(count > 0 ? t('model.meta', { count, name }) : `${name}: ${t('model.no-ads')}`)}
      canonical={canonical}
      origin={origin}
      noindex={count === 0}
      {...(picture && { picture: picture.id, pictureAlt: name })}
      facts={[
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('models.title'), address: origin + modelsHref(site) },
          { label: name, address: origin + canonical },
        ]),
      ]}
    />
  );
}
