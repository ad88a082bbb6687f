export type { Mail, MailTemplate, MailValues } from './mail/Mail.ts';
export { renderMail, type RenderedMail } from './mail/renderMail.ts';
