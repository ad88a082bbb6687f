import { brands, pathOf } from '@volan/domain-rules';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';

/** Pages that two keys lead to: `g`, then the letter. */
const pagesByKey = { h: 'home', v: 'history' } as const;

const isKey = (key: string): key is keyof typeof pagesByKey => Object.hasOwn(pagesByKey, key);

/** Goes to the page of the second key, if it has one. */
export function goByKey(key: string): void {
  if (isKey(key)) {
    location.assign(pathOf(brands[pageBrand()], pagesByKey[key], {}, pageLanguage()));
  }
}
