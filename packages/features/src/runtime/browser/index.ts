export { accountApi } from './accountApi.ts';
export { browserApi } from './browserApi.ts';
export { browserStore } from './browserStore.ts';
export { inScriptOfPage } from './inScriptOfPage.ts';
export { keepTypedText } from './keepTypedText.ts';
