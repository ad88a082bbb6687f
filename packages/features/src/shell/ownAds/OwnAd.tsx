import type { MyAd } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { IconButton } from '@volan/ui/IconButton';
import { OwnAdRow } from '@volan/ui/OwnAdRow';
import { Popover } from '@volan/ui/Popover';
import { Stack } from '@volan/ui/Stack';
import type { ReactNode } from 'react';
import { useShell } from '../useShell.ts';
import { checkoutHref } from '../../blocks/cart/checkoutHref.ts';
import { useWithheld } from '../../blocks/offers/useWithheld.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { endsPromotion } from './endsPromotion.ts';
import { OwnAdForm } from './OwnAdForm.tsx';
import { ownAdRow } from './ownAdRow.ts';
import { QuickPrice } from './QuickPrice.tsx';

/** The action of the one button of a row that does not offer a promotion: the first possible one. */
const main = ['renew', 'activate', 'edit'] as const satisfies readonly MyAd['actions'][number][];

/** Buttons of the menu behind it, with their signs. */
const others = [
  ['renew', 'refresh-cw'],
  ['confirm', 'circle-check'],
  ['pause', 'eye-off'],
  ['reserve', 'bookmark'],
  ['release', 'undo-2'],
  ['sold', 'tag'],
] as const satisfies readonly (readonly [MyAd['actions'][number], string])[];

/** Something that is done on a page of its own. */
interface MoreLink {
  readonly icon: 'rocket' | 'zap' | 'chart-column' | 'trash-2' | 'tag';
  readonly label: string;
  readonly href: string;
}

/** Something that is done at once. */
interface MorePress {
  readonly icon: (typeof others)[number][1];
  readonly label: string;
  readonly action: (typeof others)[number][0];
}

/** What the list of own ads asks or shows about one of them, by its address (`?sold=7`). */
export const ownAdAsks = ['delete', 'sold', 'price', 'stats'] as const;

/** A word of {@link ownAdAsks}. */
export type OwnAdAsk = (typeof ownAdAsks)[number];

export interface OwnAdProps {
  ad: MyAd;
  /** The page that its forms are sent to. @default the one that is shown */
  sendTo?: string;
  /** Address of this list with one more question about an ad. */
  asks: (what: OwnAdAsk, adId: number) => string;
  /** A box that chooses it. */
  selection?: ReactNode;
}

/**
 * One own ad with everything that can be done with it, as buttons of a plain form: the first beside it, the others by
 * their names in a menu that needs no script. [B08, B09]
 */
export function OwnAd({ ad, sendTo, asks, selection }: OwnAdProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { categories } = useShell();
  const category = categories.find(({ id }) => id === ad.category_id)?.slug ?? null;
  const { row, edit, endsSoon } = ownAdRow(ad, site, category, messages);
  const withheld = useWithheld();
  const form = `own-ad-${ad.id}`;
  const isRefused = ad.status === 'rejected' || ad.status === 'removed';
  const canPromote = ad.status === 'active' && !withheld.includes('boosts');
  const promoteHref = `${pagePath(site, 'boosts', {})}?ad=${ad.id}`;
  // an ad that ends soon is renewed first; its promotion would end with it
  const promotes = canPromote && !endsSoon;
  const first = promotes
    ? undefined
    : main.find((action) => ad.actions.includes(action) && (action !== 'edit' || edit !== null));
  // a running promotion ends with the sale: that is said first
  const asksBeforeSale = ad.actions.includes('sold') && endsPromotion(ad);
  const links: readonly (MoreLink | false)[] = [
    canPromote && !promotes && { icon: 'rocket', label: t('boosts.promote'), href: promoteHref },
    ad.status === 'pending' &&
      !withheld.includes('payments') && {
        icon: 'zap',
        label: t('product.review'),
        href: checkoutHref(site, [{ product: 'review', quantity: 1, ad: ad.id }], { from: 'ads' }),
      },
    asksBeforeSale && { icon: 'tag', label: t('my-ads.do-sold'), href: asks('sold', ad.id) },
    ad.published_at !== null && { icon: 'chart-column', label: t('my-ads.stats'), href: asks('stats', ad.id) },
    ad.actions.includes('delete') && { icon: 'trash-2', label: t('my-ads.do-delete'), href: asks('delete', ad.id) },
  ];
  const presses = others
    .filter(([action]) => action !== first && ad.actions.includes(action) && !(asksBeforeSale && action === 'sold'))
    .map(([action, icon]) => ({ action, icon, label: t(`my-ads.do-${action}`) }));

  return (
    <>
      <OwnAdForm id={form} ad={ad.id} sendTo={sendTo ?? null} />
      <OwnAdRow
        {...row}
        selection={selection}
        headingLevel={2}
        {...(isRefused && { action: <StatementButton ad={ad} /> })}
        {...(promotes && { action: <PromoteButton ad={ad} href={promoteHref} /> })}
        {...(!isRefused && first && { action: <MainButton ad={ad} action={first} form={form} editHref={edit} /> })}
        moreActions={
          <>
            {(isRefused || first !== 'edit') && edit !== null && (
              <IconButton icon="pencil" size="small" label={`${t('my-ads.do-edit')}: ${ad.title}`} href={edit} />
            )}
            {ad.actions.includes('edit') && <PricePopover ad={ad} sendTo={asks('price', ad.id)} />}
            <MoreMenu ad={ad} form={form} more={[...presses, ...links.filter((link) => link !== false)]} />
          </>
        }
      />
    </>
  );
}

/** The way to the decision about a refused ad. */
function StatementButton({ ad }: { ad: MyAd }) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <Button
      size="small"
      href={`${pagePath(site, 'statements', {})}#of-ad-${ad.id}`}
      aria-label={`${t('statements.open')}: ${ad.title}`}
    >
      {t('statements.open')}
    </Button>
  );
}

interface MainButtonProps {
  ad: MyAd;
  action: (typeof main)[number];
  /** Id of the form that the button sends. */
  form: string;
  /** The page that changes the ad. */
  editHref: string | null;
}

/** The first thing that can be done with an ad. */
function MainButton({ ad, action, form, editHref }: MainButtonProps) {
  const { t } = useMessages();
  const label = t(`my-ads.do-${action}`);
  const name = `${label}: ${ad.title}`;
  if (action === 'edit') {
    return (
      <Button size="small" icon="pencil" href={editHref ?? ''} aria-label={name}>
        {label}
      </Button>
    );
  }

  return (
    <Button type="submit" size="small" icon="refresh-cw" form={form} name="form" value={action} aria-label={name}>
      {label}
    </Button>
  );
}

interface MoreMenuProps {
  ad: MyAd;
  /** Id of the form that its buttons send. */
  form: string;
  more: readonly (MoreLink | MorePress)[];
}

/** Everything else that can be done with an ad; nothing where there is nothing else. */
function MoreMenu({ ad, form, more }: MoreMenuProps) {
  const { t } = useMessages();
  const menu = `${form}-more`;
  const closeMenu = () => document.getElementById(menu)?.hidePopover();
  if (more.length === 0) return null;

  return (
    <>
      <IconButton
        icon="ellipsis-vertical"
        size="small"
        label={`${t('my-ads.more')}: ${ad.title}`}
        opens={{ sheet: menu }}
      />
      <Popover id={menu} title={ad.title}>
        <Stack gap={0.5}>
          {more.map(({ label, icon, ...press }) => {
            const name = `${label}: ${ad.title}`;
            return 'href' in press ? (
              <Button
                key={label}
                variant="ghost"
                size="small"
                block="start"
                icon={icon}
                href={press.href}
                onClick={closeMenu}
                aria-label={name}
              >
                {label}
              </Button>
            ) : (
              <Button
                key={label}
                type="submit"
                variant="ghost"
                size="small"
                block="start"
                icon={icon}
                form={form}
                name="form"
                value={press.action}
                onClick={closeMenu}
                aria-label={name}
              >
                {label}
              </Button>
            );
          })}
        </Stack>
      </Popover>
    </>
  );
}

/** The way to promote an ad, or to extend its promotion. */
function PromoteButton({ ad, href }: { ad: MyAd; href: string }) {
  const { t } = useMessages();
  const label = t(ad.promotion === null ? 'boosts.promote' : 'boosts.extend');
  return (
    <Button size="small" icon="rocket" href={href} aria-label={`${label}: ${ad.title}`}>
      {label}
    </Button>
  );
}

/** Changes the price beside the row, without another page. */
function PricePopover({ ad, sendTo }: { ad: MyAd; sendTo: string }) {
  const { t } = useMessages();
  const id = `own-price-${ad.id}`;
  const name = `${t('my-ads.do-price')}: ${ad.title}`;

  return (
    <>
      <IconButton icon="banknote" size="small" label={name} opens={{ sheet: `${id}-sheet` }} />
      <Popover id={`${id}-sheet`} title={name}>
        <QuickPrice ad={ad} id={id} sendTo={sendTo} />
      </Popover>
    </>
  );
}
