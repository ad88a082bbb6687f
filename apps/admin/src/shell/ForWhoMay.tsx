import type { PermissionName } from '@volan/domain-rules';
import type { ReactNode } from 'react';
import type { PlainAdminText } from '@volan/i18n/admin';
import { AdminFrame } from './AdminFrame.tsx';
import { useSite } from './site.ts';
import { useMay } from './useActor.ts';

export interface ForWhoMayProps {
  edit: PermissionName;
  /** Of the page for whoever may not. */
  title: PlainAdminText;
  children: ReactNode;
}

/** A page that is there to change something: whoever may not reads why. It asks the server for nothing then. [H04] */
export function ForWhoMay({ edit, title, children }: ForWhoMayProps) {
  const { texts } = useSite();
  return useMay(edit) ? (
    children
  ) : (
    <AdminFrame title={texts[title]} edit={edit}>
      {null}
    </AdminFrame>
  );
}
