/** Exports that draw no element of their own. */
export const notElements: readonly string[] = ['LinkProvider'];

/** Parts that another component draws around a store or a hook: that one is asked. */
export const drawnByOthers: readonly string[] = ['ConfirmContainer', 'CountryPanel', 'Lightbox'];

/** Attributes that a component uses itself: its docs name them. */
export const ownAttributes: Readonly<Record<string, readonly string[]>> = {
  CountryPicker: ['title'],
  // A heading of the group.
  FormItem: ['title'],
  // The typed field beside the carrier of the value takes the focus.
  DateInput: ['tabIndex'],
  Combobox: ['tabIndex'],
  // That of the main part, for the skip link.
  SplitPage: ['id'],
};

/** Components that do not pass everything to their element yet. */
export const pending: readonly string[] = [];
