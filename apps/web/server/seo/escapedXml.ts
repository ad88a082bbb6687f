const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};

/** Characters that XML forbids even where they are escaped. */
// oxlint-disable-next-line no-control-regex -- it is control characters that are left out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it may stand in XML, between tags or in an attribute. */
export const escapedXml = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>'"]/g, (sign) => escapes[sign] ?? sign);
