'use client';

import { useState } from 'react';

export interface ControllableState<Value> {
  /** Given: the parent decides. */
  value: Value | undefined;
  /** The initial value if the parent does not decide. */
  defaultValue: Value;
  /** Called after each change, controlled or not. */
  onChange: ((value: Value) => void) | undefined;
}

/** A value that the parent holds (`value`) or the component itself (`defaultValue`), as native controls have it. */
export function useControllableState<Value>({ value, defaultValue, onChange }: ControllableState<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    if (value === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change] as const;
}
