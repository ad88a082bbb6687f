import { escapeHtml } from '@volan/domain-rules';

/** Characters that XML forbids even when they are escaped; tab and line breaks are allowed. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Escapes a text for XML, between tags or in an attribute. */
export const escapedXml = (text: string) => escapeHtml(text.replace(forbidden, ''));
