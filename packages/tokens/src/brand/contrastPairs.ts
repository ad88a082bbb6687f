/** A foreground and a background that meet somewhere, with the least ratio WCAG 2.2 AA asks for. */
export interface ContrastPair {
  front: string;
  back: string;
  /** 4.5 for text, 3 for the borders and signs of a control. */
  least: 4.5 | 3;
}

const grounds = ['surface.page', 'surface.base', 'surface.raised', 'surface.sunken', 'surface.hover'];
const restingGrounds = grounds.slice(0, 4);
const statusTones = ['positive', 'critical', 'caution', 'info'];
const paidTones = ['promo.xl', 'promo.top', 'promo.home', 'promo.social'];

const text = (front: string, back: string): ContrastPair => ({ front, back, least: 4.5 });
const sign = (front: string, back: string): ContrastPair => ({ front, back, least: 3 });

/** Every pair that one theme must pass. */
export const contrastPairs: ContrastPair[] = [
  ...[...grounds, 'surface.pressed'].flatMap((back) =>
    ['text.primary', 'text.secondary', 'text.tertiary'].map((front) => text(front, back)),
  ),
  ...[...grounds, 'surface.selected'].flatMap((back) => [
    text('text.link', back),
    sign('border.strong', back),
    sign('border.selected', back),
    sign('accent.icon', back),
    sign('focus.ring', back),
  ]),
  text('text.primary', 'surface.selected'),
  text('text.secondary', 'surface.selected'),
  ...restingGrounds.flatMap((back) =>
    [...statusTones, 'promo.top', 'promo.xl', 'promo.home'].map((tone) => text(`${tone}.text`, back)),
  ),
  text('text.inverse', 'surface.inverse'),
  text('accent.on-solid', 'accent.solid'),
  text('accent.on-solid', 'accent.solid-hover'),
  text('accent.on-solid', 'accent.solid-pressed'),
  text('accent.on-subtle', 'accent.subtle'),
  text('accent.on-subtle', 'accent.subtle-hover'),
  text('accent.on-subtle', 'surface.selected'),
  sign('accent.solid', 'surface.base'),
  sign('accent.solid', 'surface.page'),
  sign('accent.solid', 'surface.raised'),
  sign('accent.mark', 'surface.base'),
  ...[...statusTones, ...paidTones].flatMap((tone) => [
    text(`${tone}.on-solid`, `${tone}.solid`),
    text(`${tone}.text`, `${tone}.subtle`),
    text('text.primary', `${tone}.subtle`),
    text('text.secondary', `${tone}.subtle`),
    text('text.tertiary', `${tone}.subtle`),
    sign(`${tone}.border`, 'surface.base'),
    sign(`${tone}.border`, 'surface.page'),
  ]),
  text('badge.on-unread', 'badge.unread'),
  sign('badge.unread', 'surface.base'),
  text('badge.over-media', 'badge.media-scrim'),
  sign('focus.ring', 'focus.inner'),
  sign('focus.ring', 'accent.subtle'),
];
