import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Sections } from '@volan/ui/Sections';
import { Stack } from '@volan/ui/Stack';
import type { ModelInformation } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { SpecList } from '@volan/ui/SpecList';
import { Text } from '@volan/ui/Text';
import { metaText } from '@volan/domain-rules';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ModelGenerations } from './ModelGenerations.tsx';
import { ModelIntro } from './ModelIntro.tsx';
import { modelsHref, modelHref, modelName } from '../../../blocks/catalogSearch/modelLinks.ts';
import { ModelNewest } from './ModelNewest.tsx';
import { ModelOthers } from './ModelOthers.tsx';
import { ModelPrices } from './ModelPrices.tsx';
import * as styles from './models.css.ts';
import { ModelsFailed } from './ModelsFailed.tsx';
import { ModelsSkeleton } from './ModelsSkeleton.tsx';
import { useModel, type Model } from './useModel.ts';
import { modelFacts } from './factsOfModel.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';

/**
 * Title, description and addresses of the page about a model. A model without ads has nothing to tell yet. [M60, B28]
 */
function ModelHead({ model: { information, ads } }: { model: Model }) {
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

/** The facts about the vehicles of a model, from its ads; nothing if there are too few. [B28] */
function ModelFacts({ information }: { information: ModelInformation }) {
  const messages = useMessages();
  const rows = modelFacts(information, messages);
  if (rows.length === 0) {
    return null;
  }

  return (
    <Card kind="panel" as="section" labelledBy="facts" gap={1.5}>
      <Heading level={2} size="h3" id="facts">
        {messages.t('model.facts')}
      </Heading>
      <SpecList rows={rows} columns={1} />
      <Text role="caption" tone="tertiary">
        {messages.t('model.facts-note')}
      </Text>
    </Card>
  );
}

export interface ModelPageProps {
  brandSlug: string;
  modelSlug: string;
}

function Known({ model }: { model: Model }) {
  const site = useSite();
  const { t } = useMessages();
  const { information } = model;
  const { brand } = information;

  return (
    <>
      <ModelHead model={model} />
      <Stack gap={2}>
        <Breadcrumbs
          label={t('shell.breadcrumbs')}
          crumbs={[
            { label: t('models.title'), href: modelsHref(site) },
            { label: brand.title, href: modelsHref(site, brand.title) },
            { label: information.model.title },
          ]}
        />
        <Sections>
          <ModelIntro model={model} />
          <ModelGenerations information={information} />
          {information.count > 0 && (
            <div className={styles.numbers}>
              <ModelPrices information={information} />
              <ModelFacts information={information} />
            </div>
          )}
          <ModelNewest model={model} />
          <ModelOthers information={information} />
        </Sections>
      </Stack>
    </>
  );
}

/** A model by its ads: generations, asking prices, facts, the newest ads. [B28] */
export function ModelPage({ brandSlug, modelSlug }: ModelPageProps) {
  const state = useModel(brandSlug, modelSlug);
  return (
    <SitePage>
      {state.kind === 'read' && <Known model={state.model} />}
      {state.kind === 'loading' && <ModelsSkeleton />}
      {state.kind === 'failed' && <ModelsFailed retry={state.retry} />}
    </SitePage>
  );
}
