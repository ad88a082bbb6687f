import { can } from '@volan/domain-rules';
import { Disclosure } from '@volan/ui/Disclosure';
import { useActor } from '../../shell/useActor.ts';
import { useSite } from '../../shell/site.ts';
import { AuditTable, type AuditTableProps } from './AuditTable.tsx';
import { useState } from 'react';

/** Actions of administrators on the account or the ad of a page, in a section that loads when it is opened. [M59] */
export function AuditSection(props: Required<AuditTableProps>) {
  const { texts } = useSite();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (!can('audit.read', actor)) return null;

  return (
    <Disclosure moreLabel={texts.audit} lessLabel={texts.audit} look="button" open={open} onOpenChange={setOpen}>
      {open && <AuditTable {...props} />}
    </Disclosure>
  );
}
