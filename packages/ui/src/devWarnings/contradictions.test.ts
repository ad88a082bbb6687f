import { describe, expect, it } from 'vitest';
import type * as ui from '../index.ts';

/*
 * Props that contradict each other, or that leave something without a name, do not compile. The type checker is the
 * test: where one of them compiles, its `@ts-expect-error` becomes the error.
 */

const act = () => {};
const count = { count: '3', label: 'oglasa' };
const words = { children: 'Postavi oglas' };
const link = { href: '#new' };

export const contradictions = [
  // @ts-expect-error A link cannot be disabled.
  { ...words, ...link, disabled: true } satisfies ui.ButtonProps,
  // @ts-expect-error A link is never busy.
  { ...words, ...link, busyLabel: 'Šalje se' } satisfies ui.ButtonProps,
  // @ts-expect-error A link opens no dialog.
  { ...words, ...link, opens: { dialog: 'ask' } } satisfies ui.ButtonProps,
  // @ts-expect-error One thing is opened.
  { ...words, opens: { dialog: 'ask', sheet: 7 } } satisfies ui.ButtonProps,
  // @ts-expect-error A link has no state.
  { icon: 'heart', label: 'Sačuvaj', ...link, pressed: true } satisfies ui.IconButtonProps,
  // @ts-expect-error A badge counts or is a dot.
  { ...count, dot: true } satisfies ui.BadgeProps,
  // @ts-expect-error A badge shows something.
  { label: 'oglasa' } satisfies ui.BadgeProps,
  // @ts-expect-error A filter is no option of a form.
  { ...words, ...link, choice: 'one' } satisfies ui.ChipProps,
  // @ts-expect-error A chip that is removed by a press leads nowhere.
  { ...words, ...link, removeLabel: 'Ukloni', onRemove: act } satisfies ui.ChipProps,
  // @ts-expect-error An option has a name and a value.
  { ...words, choice: 'many' } satisfies ui.ChipProps,
  // @ts-expect-error A menu shows a flag or an icon.
  { label: 'Država', value: 'RS', entries: [], flag: 'rs', icon: 'globe' } satisfies ui.HeaderMenuProps,
  // @ts-expect-error Views are links, options belong to a form.
  { label: 'Prikaz', segments: [], options: [], name: 'view' } satisfies ui.SegmentedControlProps,
  // @ts-expect-error Only a time has a machine form.
  { children: 'juče', dateTime: '2026-11-20' } satisfies ui.TextProps,
  // @ts-expect-error A time has a machine form.
  { children: 'juče', as: 'time' } satisfies ui.TextProps,
  // @ts-expect-error Panels or links.
  { label: 'Oglasi', tabs: [], links: [] } satisfies ui.TabsProps,
  // @ts-expect-error An error stays until it is closed.
  { children: 'Nije poslato.', tone: 'error' } satisfies ui.ToastProps,
];

export const nameless = [
  // @ts-expect-error An icon alone needs words.
  { icon: 'x' } satisfies ui.IconButtonProps,
  // @ts-expect-error A button has words.
  { variant: 'primary' } satisfies ui.ButtonProps,
  // @ts-expect-error A count says what it counts.
  { count: '3' } satisfies ui.BadgeProps,
  // @ts-expect-error A link has words.
  { href: '#terms' } satisfies ui.LinkProps,
  // @ts-expect-error A picture says what it shows.
  { src: '/car.jpg' } satisfies ui.Picture,
  // @ts-expect-error So does the drawing in place of a missing one.
  { outline: 'wagon' } satisfies ui.MissingPicture,
  // @ts-expect-error A sheet has a title.
  { id: 'share', closeLabel: 'Zatvori', children: null } satisfies ui.SheetProps,
  // @ts-expect-error Its cross has words.
  { id: 'share', title: 'Podeli', children: null } satisfies ui.SheetProps,
  // @ts-expect-error A dialog has a title.
  { id: 'ask', closeLabel: 'Zatvori', children: null } satisfies ui.ModalProps,
  // @ts-expect-error A field has a label, even if it is not drawn.
  { id: 'km', hideLabel: true } satisfies ui.TextInputProps,
  // @ts-expect-error A search says what is searched.
  { id: 'make' } satisfies ui.SearchInputProps,
  // @ts-expect-error Options belong to a question.
  { name: 'f.gorivo', options: [] } satisfies ui.FacetListProps,
  // @ts-expect-error So do body types.
  { name: 'f.karoserija', options: [] } satisfies ui.BodyTypePickerProps,
  // @ts-expect-error A switch has words.
  { name: 'credit' } satisfies ui.SwitchProps,
  // @ts-expect-error Waiting says for what.
  {} satisfies ui.SpinnerProps,
  // @ts-expect-error A navigation has a name.
  { crumbs: [] } satisfies ui.BreadcrumbsProps,
  // @ts-expect-error A region has a name.
  { children: null } satisfies ui.StickyContactBarProps,
  // @ts-expect-error A logo says where it leads.
  { mark: 'wheel', name: 'volan', href: '/' } satisfies ui.LogoProps,
];

/** Keys of every member of a union. */
type KeysOf<Props> = Props extends unknown ? keyof Props : never;

type Component = Extract<keyof typeof ui, Capitalize<string>>;

/** Components that let a page change their look from outside. */
type Open = {
  [Name in Component]: (typeof ui)[Name] extends (props: infer Props) => unknown
    ? Extract<KeysOf<Props>, 'className' | 'style' | 'dangerouslySetInnerHTML' | 'css' | 'sx'> extends never
      ? never
      : Name
    : never;
}[Component];

describe('the properties of components', () => {
  it('are closed: no look comes from outside', () => {
    // With an open one this is its name, and `true` does not fit.
    const closed: [Open] extends [never] ? true : Open = true;
    expect(closed).toBe(true);
  });

  it('contradict each other only where nothing compiles', () => {
    expect(contradictions.length + nameless.length).toBeGreaterThan(30);
  });
});
