import { AdminFrame } from '../shell/AdminFrame.tsx';
import { useSite } from '../shell/site.ts';
import { AuditTable } from '../entities/audit/AuditTable.tsx';

/** The audit log: who did what to whom, before and after, when and from where. [M59] */
export function AuditPage() {
  const { texts } = useSite();
  return (
    <AdminFrame title={texts.audit} subtitle={texts.auditKept}>
      <AuditTable path="audit" />
    </AdminFrame>
  );
}
