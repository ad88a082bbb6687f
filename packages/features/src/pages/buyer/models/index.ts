export { ModelPage, type ModelPageProps } from './ModelPage.tsx';
export { ModelsPage, type ModelsPageProps } from './ModelsPage.tsx';
export { prefetchModel, prefetchModels } from './prefetchModel.ts';
