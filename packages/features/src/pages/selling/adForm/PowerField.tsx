import { toHorsepower, toKilowatts } from '@volan/i18n';
import { parseNumber } from '@volan/domain-rules/numbers';
import { NumberInput, type NumberInputProps } from '@volan/ui/NumberInput';
import { useRef, useState } from 'react';
import { useNumberTexts } from '../../../blocks/forms/useNumberTexts.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { useAdForm } from './AdFormContext.ts';

export interface PowerFieldProps extends Pick<
  NumberInputProps,
  'id' | 'name' | 'label' | 'required' | 'optional' | 'error'
> {
  /** The typed text of the kilowatts. */
  stored: string;
}

/** Writes into a field so that the form hears of it as of typing. */
function typeInto(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const hpOf = (text: string) => {
  const kilowatts = parseNumber(text, 'en', { unit: 'kW' });
  return typeof kilowatts === 'number' ? toHorsepower(kilowatts) : null;
};

/**
 * Power in kilowatts, which the form sends, and in horsepower, which people know: each follows the other. Without scripts
 * there are kilowatts only.
 */
export function PowerField({ stored, ...field }: PowerFieldProps) {
  const { hydrated } = useAdForm();
  const { t } = useMessages();
  const numbers = useNumberTexts();
  const kilowatts = useRef<HTMLInputElement>(null);
  // while horsepower is typed, its own text stays: 100 hp are 74 kW, and 74 kW are 101 hp
  const isTypingHp = useRef(false);
  const [hp, setHp] = useState(() => hpOf(stored));
  const follow = (value: number | null) => {
    if (!isTypingHp.current) setHp(value === null ? null : toHorsepower(value));
  };
  const takeHp = (value: number | null) => {
    setHp(value);
    if (!kilowatts.current) return;

    isTypingHp.current = true;
    typeInto(kilowatts.current, value === null ? '' : String(toKilowatts(value)));
    isTypingHp.current = false;
  };

  return (
    <>
      <NumberInput {...field} {...numbers} ref={kilowatts} unit="kW" defaultValue={stored} onValueChange={follow} />
      {hydrated && (
        <NumberInput
          id={`${field.id}-hp`}
          label={t('selling.power-hp')}
          {...numbers}
          value={hp}
          onValueChange={takeHp}
        />
      )}
    </>
  );
}
