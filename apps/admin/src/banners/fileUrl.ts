/** Addresses of chosen files. They cost no memory, since a browser reads the file only when it is shown. */
const addresses = new WeakMap<File, string>();

/** The address of a file that was chosen in this browser, always the same one; null without a file. */
export function fileUrl(file: File | undefined): string | null {
  if (!file) return null;

  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);

  return address;
}
