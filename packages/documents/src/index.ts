export type { Mail, MailTemplate, MailValues } from './mail/Mail.ts';
export { renderMail, type RenderedMail } from './mail/renderMail.ts';
export { receiptPdf } from './receipt/receiptPdf.ts';
export type { Receipt, ReceiptLine, ReceiptParty } from './receipt/Receipt.ts';
