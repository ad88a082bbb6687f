/** Names of stories that show many states at once, or one that no other shows. */
const telling = /^(?:variants|states|sizes|tones|kinds|all|open|empty|failed|with error|pressed on photo)$/i;
/** Pages are put together from components that have their pictures. */
const pages = /\/(?:patterns|features)\//;
/** Nobody sees it. */
const unseen = /\/VisuallyHidden\//;

/**
 * A thing that appears on a press or on focus, and that the first story does not end with: the story that ends with it.
 */
const shownBy: Readonly<Record<string, string>> = {
  ActionMenu: 'Submenu Open',
  ConsentChoices: 'Open',
  ContextMenu: 'Open',
  CountryPicker: 'Menu',
  HeaderMenu: 'Open',
  HistoryModal: 'Ads Follow',
  HoverCard: 'Shown',
  LanguagePicker: 'Nine Languages',
  Lightbox: 'Zoom',
  Menu: 'With Counts',
  MobileHeader: 'Menu Open',
  Modal: 'Open',
  PushOverlay: 'Blocked',
  Sheet: 'From Below',
  SkipLink: 'Focused',
  SortSelect: 'Open',
  SubHeader: 'Open Categories',
  Tooltip: 'Shown',
  UserStatusMenu: 'Open',
};

/** Place of the story that shows a component as it is: the first one, unless what opens is closed in it. */
export function mainStory(file: string, names: readonly string[]): number {
  const [, component = ''] = /(\w+)\.stories\.tsx$/.exec(file) ?? [];
  const wanted = shownBy[component];
  if (wanted === undefined) return 0;

  const index = names.indexOf(wanted);
  if (index === -1)
    throw new Error(`${component} has no story “${wanted}”, which isPictured.ts names for its picture.`);

  return index;
}

/** Which stories have a picture: the main one of a component, and those that tell most. */
export const isPictured = (file: string, names: readonly string[], index: number) =>
  !pages.test(file) && !unseen.test(file) && (index === mainStory(file, names) || telling.test(names[index] ?? ''));
