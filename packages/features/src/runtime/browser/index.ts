export { accountApi } from './accountApi.ts';
export { browserApi } from './browserApi.ts';
export { browserStore } from './browserStore.ts';
export { inScriptOfPage } from './inScriptOfPage.ts';
export { Hydrated } from '../hydration/Hydrated.tsx';
export { rememberEarlyInput } from '../hydration/earlyInput.ts';
export { keepTypedText } from './keepTypedText.ts';
