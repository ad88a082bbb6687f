import { attributeOf } from './widgetAddress.ts';

/** The colour scheme of the device. */
export const isDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Sets the theme and the font that the attributes of a widget ask for. */
export function paintContent(root: ShadowRoot, element: HTMLElement) {
  const wanted = attributeOf(element, 'theme');
  const theme = wanted === 'dark' || (wanted !== 'light' && isDark().matches) ? 'dark' : 'light';
  const font = attributeOf(element, 'font') === 'host' ? getComputedStyle(element).fontFamily : null;
  for (const part of root.querySelectorAll<HTMLElement>('[data-theme]')) {
    part.dataset['theme'] = theme;
    part.style.colorScheme = theme;
    if (font) part.style.setProperty('--volan-font', font);
  }
}

/**
 * Finishes what the server wrote: styles become properties, which every content policy allows; links and forms carry the
 * key of the partner.
 */
export function finishContent(part: DocumentFragment, origin: string, key: string | null) {
  for (const styled of part.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  for (const link of key ? part.querySelectorAll('a') : []) {
    const to = new URL(link.href);
    if (to.origin === origin || link.hasAttribute('data-ad')) to.searchParams.set('via', key ?? '');
    link.href = to.href;
  }
  for (const form of key ? part.querySelectorAll('form:not([data-inside])') : []) {
    const via = document.createElement('input');
    Object.assign(via, { type: 'hidden', name: 'via', value: key });
    form.append(via);
  }
}

/** Replaces only the parts that the answer changes: the focused element stays where it is. */
export function replaceLive(root: ShadowRoot, parts: readonly Element[], content: DocumentFragment) {
  const fresh = content.querySelectorAll('[data-live]');
  parts.forEach((old, index) => {
    const next = fresh[index];
    if (!next || (old.getAttribute('data-live') === next.getAttribute('data-live') && old.innerHTML === next.innerHTML))
      return;

    const hadFocus = old.contains(root.activeElement);
    // the part itself stays: somebody may be pressing it at this moment
    old.replaceChildren(...next.childNodes);
    old.setAttribute('data-live', next.getAttribute('data-live') ?? '');
    if (hadFocus) (old as HTMLElement).focus({ preventScroll: true });
  });
}
