import type { PermissionName } from '@volan/domain-rules';
import type { ReactNode } from 'react';
import type { PlainAdminText } from '@volan/i18n/admin';
import { AdminFrame } from './AdminFrame.tsx';
import { useSite } from './site.ts';
import { useMay } from './useActor.ts';

export interface ForWhoMayProps {
  edit: PermissionName;
  /** Title of the page for administrators without the right. */
  title: PlainAdminText;
  children: ReactNode;
}

/**
 * A page for changing something. Administrators without the right see why, and the page then asks the server for
 * nothing. [H04]
 */
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
