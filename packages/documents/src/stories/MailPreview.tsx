import type { Mail } from '../mail/Mail.ts';
import { renderMail } from '../mail/renderMail.ts';

export interface MailPreviewProps {
  mail: Mail;
  theme: 'light' | 'dark';
}

/** Widths of a phone and of a program on a desktop. */
const widths = [390, 600] as const;

const dark = '@media (prefers-color-scheme: dark)';

/** A mail as programs show it: on a phone, on a desktop, and as plain text. */
export function MailPreview({ mail, theme }: MailPreviewProps) {
  const { subject, html, text } = renderMail(mail, `https://www.${mail.brand}.example`);
  // a frame follows the reader's own choice: the story's is written into the mail
  const shown = html.replace(dark, theme === 'dark' ? '@media all' : '@media not all');
  return (
    <>
      <p>{subject}</p>
      {widths.map((width) => (
        <iframe
          key={width}
          title={`${subject}, ${width} px`}
          sandbox=""
          srcDoc={shown}
          width={width}
          height={720}
          style={{ border: 0, marginRight: 16 }}
        />
      ))}
      <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
    </>
  );
}
