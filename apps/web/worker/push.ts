/** The content of a push message, decrypted by the browser. */
export interface PushContent {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Path on this host. */
  readonly link: string;
  /** A later message of a tag takes the place of the one before. */
  readonly tag: string;
  /** Language of the texts. */
  readonly lang: string;
  /** Given back to the server: the message is here. */
  readonly receipt: string;
}

/** An open page of this site, with the properties used here. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
}

/** The received message, or null if it is not from us. */
export function readPush(text: string): PushContent | null {
  try {
    const content = JSON.parse(text) as Partial<PushContent> | null;
    return typeof content?.title === 'string' && typeof content.link === 'string' ? (content as PushContent) : null;
  } catch {
    return null;
  }
}

/** Whether a message is shown: not while a page of this site is visible, which shows it itself; a test always. */
export const isShown = ({ kind }: Pick<PushContent, 'kind'>, pages: readonly Pick<OpenPage, 'visibilityState'>[]) =>
  kind === 'test' || !pages.some(({ visibilityState }) => visibilityState === 'visible');

/** The options of a shown notification. The icon is that of the brand of this host. */
export const optionsOf = ({ body, link, tag, lang }: PushContent): NotificationOptions & { renotify: boolean } => ({
  body,
  tag,
  lang,
  dir: 'auto',
  // the second of a tag is news as well: it makes itself heard
  renotify: true,
  icon: '/apple-touch-icon.png',
  data: { link },
});

/** The target of a press: always on this host, for every message. */
export function targetOf(data: unknown, origin: string): string {
  const link = typeof data === 'object' && data !== null && 'link' in data ? data.link : null;
  const target = typeof link === 'string' && URL.canParse(link, origin) ? new URL(link, origin) : new URL(origin);
  return target.origin === origin ? target.href : `${origin}/`;
}

/** The open page that already shows the target of a press. Other pages may hold unsent text, and stay open. */
export function pageWith<Page extends Pick<OpenPage, 'url'>>(target: string, pages: readonly Page[]): Page | undefined {
  const address = (url: string) => url.split('#')[0];
  return pages.find(({ url }) => address(url) === address(target));
}
