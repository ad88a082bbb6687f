/** Scripts, and what only loads them. */
const scripts = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/** The files of the empty banner of a preview, which do not exist. */
const previewFiles = /\s(?:src|srcset)="\/img\/(?:0\?|video\/pregled\.)[^"]*"/gi;

/**
 * A document of ours as a preview of a banner: without scripts, which its policy would block with an error in the
 * console, and without the addresses of the empty banner, which the server would refuse. The form fills those in.
 */
export const withoutScripts = (html: string): string => html.replace(scripts, '').replace(previewFiles, '');
