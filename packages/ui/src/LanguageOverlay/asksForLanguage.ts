/**
 * Whether the overlay shows: the user has not chosen a language on this device yet, or the address asks for it.
 *
 * `stored` is what the device keeps as `uiLangSelected`; `search` is the query of the address, which shows the overlay
 * by `asklang` whatever its value. [C32]
 */
export function asksForLanguage(stored: string | null | undefined, search: string | URLSearchParams): boolean {
  return !stored || new URLSearchParams(search).has('asklang');
}
