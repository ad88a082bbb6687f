/** What files are taken. */
export interface FileRules {
  /** As in the attribute `accept`: "image/*", "application/pdf", ".xlsx". Without it everything is taken. */
  accept?: string;
  /** Bytes of one file at most. */
  maxBytes?: number;
  /** Files at most, with those that are there already. */
  maxFiles?: number;
}

export type RefusalReason = 'type' | 'size' | 'count' | 'empty';

export interface Refusal {
  file: File;
  reason: RefusalReason;
}

/** Whether a file matches one entry of `accept`. */
function matches({ name, type }: Pick<File, 'name' | 'type'>, entry: string): boolean {
  if (entry.startsWith('.')) {
    return name.toLowerCase().endsWith(entry);
  }
  return entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry;
}

/**
 * Splits files into those that are taken and those that are not, each with its reason. It is a help for the user
 * only: the server looks at the content.
 */
export function checkFiles(files: readonly File[], rules: FileRules, already: number) {
  const { accept = '', maxBytes = Infinity, maxFiles = Infinity } = rules;
  const entries = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason: RefusalReason | undefined =
      entries.length > 0 && !entries.some((entry) => matches(file, entry))
        ? 'type'
        : file.size > maxBytes
          ? 'size'
          : file.size === 0
            ? 'empty'
            : already + taken.length >= maxFiles
              ? 'count'
              : undefined;
    if (reason) {
      refused.push({ file, reason });
    } else {
      taken.push(file);
    }
  }

  return { taken, refused };
}
