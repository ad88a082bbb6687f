/** One or two letters of a name: "Milica Đorđević" is "MĐ". */
export function initialsOf(name: string) {
  return name
    .split(/[\s-]+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}
