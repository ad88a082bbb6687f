import type { ManagedAnswer, ManagedSpecification } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import type { FlagRow } from '@volan/ui/FlagMatrix';
import { SidePanel } from '@volan/ui/SidePanel';
import { base } from '../../shell/AdminLink.tsx';
import { useSite } from '../../shell/site.ts';
import { titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import { SpecificationPreview } from './SpecificationPreview.tsx';

export interface ShownSpecificationProps {
  specification: ManagedSpecification;
  answers: readonly ManagedAnswer[];
  /** Its flags with their changes. */
  flags: FlagRow['flags'];
  /** Closes the panel, where it lies over the page as a sheet. */
  onClose?: () => void;
}

/** The panel that shows how a question looks with its flags. */
export function ShownSpecification({ specification, answers, flags, onClose }: ShownSpecificationProps) {
  const { texts, words, language } = useSite();
  const name = titleIn(specification, language);

  return (
    <SidePanel
      id="specification-preview"
      place="beside"
      title={name}
      closeLabel={texts.closePanel}
      {...(onClose && { open: true, onOpenChange: (open: boolean) => (open ? undefined : onClose()) })}
      actions={
        <Button size="small" icon="pencil" href={`${base}/specifications/${specification.id}`}>
          {texts.editRow({ name })}
        </Button>
      }
    >
      <SpecificationPreview
        layout="single"
        name={name}
        type={specification.type}
        unit={specification.unit}
        flags={flags}
        answers={answers
          .filter(({ status }) => status === 1)
          .slice(0, 8)
          .map((row) => ({
            key: row.slug,
            name: titleIn(row, language),
            count: words.formats.number(row.ads),
          }))}
      />
    </SidePanel>
  );
}
