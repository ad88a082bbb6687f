import { Chip } from '@volan/ui/Chip';
import { Disclosure } from '@volan/ui/Disclosure';
import { FacetList, type FacetOption } from '@volan/ui/FacetList';
import { Row } from '@volan/ui/Row';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useState } from 'react';

/** Up to this number of answers are chips; more are easier to read in columns. */
export const maxChips = 16;

/** Answers in columns before "show all". */
const shownInColumns = 24;

export interface SearchAnswersProps {
  name: string;
  legend: string;
  options: FacetOption[];
  /** "Show all (84)"; its opposite. */
  more: string | undefined;
  fewer: string;
}

/** The answers of one question in a wide form: a few as chips, many in columns. */
export function SearchAnswers({ name, legend, options, more, fewer }: SearchAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  if (options.length <= maxChips) {
    return (
      <fieldset>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        <Row as="ul" gap={1} wrap>
          {options.map(({ value, label, count, checked, hidden }) => (
            <li key={value} hidden={hidden}>
              <Chip choice="many" name={name} value={value} count={count} defaultChecked={checked}>
                {label}
              </Chip>
            </li>
          ))}
        </Row>
      </fieldset>
    );
  }
  const isShown = ({ checked }: FacetOption, index: number) => index < shownInColumns || checked === true;
  const rest = options.filter((option, index) => !isShown(option, index));

  return (
    <>
      <FacetList name={name} legend={legend} options={options.filter(isShown)} layout="columns" />
      {rest.length > 0 && (
        <Disclosure
          moreLabel={more ?? legend}
          lessLabel={fewer}
          open={isOpen || rest.some(({ hidden }) => hidden === false)}
          onOpenChange={setOpen}
        >
          <FacetList name={name} legend={legend} options={rest} layout="columns" />
        </Disclosure>
      )}
    </>
  );
}
