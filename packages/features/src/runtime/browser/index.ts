export { accountApi } from './accountApi.ts';
export { browserApi } from './browserApi.ts';
export { browserStore } from './browserStore.ts';
export { fetchWithProgress } from './fetchWithProgress.ts';
export { inScriptOfPage } from './inScriptOfPage.ts';
export { Hydrated } from './Hydrated.tsx';
export { rememberEarlyInput } from './earlyInput.ts';
export { saveTypedText } from './saveTypedText.ts';
