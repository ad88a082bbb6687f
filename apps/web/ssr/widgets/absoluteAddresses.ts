/**
 * Attributes that hold one address, or a list of them as `srcset`, in HTML that React wrote: texts have no plain
 * quotes.
 */
const address = / (href|src|action)="(\/(?!\/)[^"]*)"/g;
const addressList = / (srcSet|srcset)="([^"]*)"/g;

/** HTML of ours for the page of somebody else: addresses of our site are whole, and inline styles wait as data. */
export function absoluteAddresses(html: string, origin: string) {
  return (
    html
      .replace(address, (_match, name: string, path: string) => ` ${name}="${origin}${path}"`)
      .replace(
        addressList,
        (_match, _name: string, list: string) => ` srcset="${list.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`,
      )
      // a strict policy of the page around refuses style attributes; the script of the widget applies them
      .replaceAll(' style="', ' data-style="')
      .replaceAll('<a ', '<a rel="noopener nofollow" ')
  );
}
