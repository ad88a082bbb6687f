import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Sections } from '@volan/ui/Sections';
import { Stack } from '@volan/ui/Stack';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ModelFacts } from './ModelFacts.tsx';
import { ModelGenerations } from './ModelGenerations.tsx';
import { ModelHead } from './ModelHead.tsx';
import { ModelIntro } from './ModelIntro.tsx';
import { modelsHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { ModelNewest } from './ModelNewest.tsx';
import { ModelOthers } from './ModelOthers.tsx';
import { ModelPrices } from './ModelPrices.tsx';
import * as styles from './models.css.ts';
import { ModelsFailed } from './ModelsFailed.tsx';
import { ModelsSkeleton } from './ModelsSkeleton.tsx';
import { useModel, type Model } from './useModel.ts';

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

/** What the ads say about a model: generations, asking prices, facts, the newest ads. [B28] */
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
