import type { ReactNode } from 'react';

export interface OwnAdFormProps {
  /** Id of the own ad. */
  ad: number;
  /** Address of the own ads, which takes the form; null: the shown page. */
  sendTo: string | null;
  /** The page to come back to: that of the ad, or the list of own ads. @default 'list' */
  from?: 'ad' | 'list' | undefined;
  /** Id of the form, for buttons outside it. */
  id?: string;
  children?: ReactNode;
}

/** The plain form of the buttons of an own ad: each sends its action as `form`. */
export function OwnAdForm({ ad, sendTo, from = 'list', id, children }: OwnAdFormProps) {
  return (
    <form id={id} method="post" action={sendTo ?? undefined} hidden={children === undefined}>
      <input type="hidden" name="ad" value={ad} />
      {from === 'ad' && <input type="hidden" name="from" value="ad" />}
      {children}
    </form>
  );
}
