import { previewHref } from '@volan/features/banners';

/** What a preview shows. */
export interface PreviewContent {
  readonly theme: 'light' | 'dark';
  readonly label: string;
  /** Addresses of the files; null: none is chosen. */
  readonly wide: string | null;
  readonly narrow: string | null;
  readonly video: string | null;
}

/** A picture that shows nothing. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Puts the files of a form in place of the empty banner of a preview, and scrolls to it. The page is inert: it is looked
 * at, and its links lead nowhere.
 *
 * @returns false if the page does not show the position now, for example because its list is too short
 */
export function fillPreview(page: Document, { theme, label, wide, narrow, video }: PreviewContent): boolean {
  page.body.dataset['theme'] = theme;
  page.body.inert = true;
  const slot = page.querySelector(`a[href$="${previewHref}"]`)?.closest('aside');
  if (!slot) return false;

  slot.querySelector('source[media]')?.setAttribute('srcset', narrow ?? nothing);
  const picture = slot.querySelector('img');
  if (picture) {
    picture.srcset = '';
    picture.src = wide ?? nothing;
    picture.alt = label;
  }
  const name = slot.querySelector('a');
  if (name && !name.contains(picture)) name.textContent = label;

  const player = slot.querySelector('video');
  if (player && video !== null && player.src !== video) {
    player.src = video;
    // a browser may refuse to play; the picture stays
    player.play().catch(() => {});
  }

  const { defaultView: view } = page;
  const { top, height } = slot.getBoundingClientRect();
  view?.scrollTo({ top: view.scrollY + top - (view.innerHeight - height) / 2, behavior: 'instant' });

  return height > 0;
}
