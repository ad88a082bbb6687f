const addresses = new WeakMap<File, string>();

/** The address of a file that was chosen in this browser, the same each time; null without one. */
export function fileUrl(file: File | undefined): string | null {
  if (!file) return null;

  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);

  return address;
}
