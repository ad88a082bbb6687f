import type { ManagedBanner } from '@volan/api-contract';
import { useState } from 'react';
import { fieldsOf, type BannerFields, type FileField } from './BannerFields.ts';

/** The fields of a form for a banner. */
export interface BannerForm {
  readonly fields: BannerFields;
  /** Something was typed or chosen since the last save. */
  readonly isDirty: boolean;
  readonly change: (changes: Partial<BannerFields>) => void;
  /** Chooses a file; undefined takes the chosen one away. */
  readonly chooseFile: (field: FileField, file: File | undefined) => void;
  /** Sets the fields to those of a stored banner. */
  readonly reset: (banner: ManagedBanner) => void;
}

/**
 * The fields of a banner, which nothing but the user and a save changes.
 *
 * @param stored the stored banner, or the fields that a new one starts with
 */
export function useBannerForm(stored: ManagedBanner | BannerFields): BannerForm {
  const [fields, setFields] = useState(() => ('version' in stored ? fieldsOf(stored) : stored));
  const [isDirty, setDirty] = useState(false);
  const change = (changes: Partial<BannerFields>) => {
    setFields((before) => ({ ...before, ...changes }));
    setDirty(true);
  };

  return {
    fields,
    isDirty,
    change,
    chooseFile: (field, file) => {
      const { [field]: _former, ...others } = fields.files;
      change({ files: file ? { ...others, [field]: file } : others });
    },
    reset: (banner) => {
      setFields(fieldsOf(banner));
      setDirty(false);
    },
  };
}
