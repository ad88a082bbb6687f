import { withoutAskLanguage, type LanguageValue } from '@volan/domain-rules';
import { chooseLanguage, uiLangSelected } from './chooseLanguage.ts';

/** Takes the question for the language out of the address, so that no reload asks it again. [T07b] */
function forgetQuestion() {
  const { pathname, search, hash } = location;
  const rest = withoutAskLanguage(search);
  if (rest !== search) {
    history.replaceState(history.state, '', pathname + rest + hash);
  }
}

/**
 * Keeps the chosen language and shows the page in it, at `href`; the page's own language stays where it is. Without a
 * choice (`null`) the visitor continues in the current one and is not asked again on the next page. Tells whether this
 * page is being left. [F10, T07b, K08]
 */
export function applyLanguage(chosen: LanguageValue | null, current: LanguageValue, href: string | undefined): boolean {
  forgetQuestion();
  if (chosen === null) {
    uiLangSelected.write(current);
    return false;
  }
  chooseLanguage(chosen);
  const leaves = chosen !== current && href !== undefined;
  if (leaves) {
    location.assign(href);
  }

  return leaves;
}
