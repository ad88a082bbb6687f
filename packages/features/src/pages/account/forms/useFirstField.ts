import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the field where the user continues, unless another field has it already.
 *
 * @param isNew the form was not tried yet: what went wrong takes the focus itself
 * @returns the ref of the field
 */
export function useFirstField(isNew: boolean) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isNew && document.activeElement === document.body) field.current?.focus();
  }, [isNew]);

  return field;
}
