'use client';

import { useEffect, useRef, useState, type Ref } from 'react';
import { useFormReset } from './useFormReset.ts';
import { useMergedRefs } from './useMergedRefs.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface FieldText<Field> {
  value: string | undefined;
  defaultValue: string | undefined;
  ref: Ref<Field> | undefined;
}

/**
 * The text of a native field, for a component that repeats or counts it. It includes values that the browser or a form
 * library filled in before hydration, and follows a reset.
 */
export function useFieldText<Field extends TextField>({ value, defaultValue, ref }: FieldText<Field>) {
  const field = useRef<Field>(null);
  const [own, setOwn] = useState(defaultValue ?? '');

  useEffect(() => setOwn(field.current?.value ?? ''), []);

  useFormReset(field, () => setOwn(field.current?.defaultValue ?? ''));

  return { text: value ?? own, setText: setOwn, field, ref: useMergedRefs<Field>(field, ref) };
}
