/**
 * Whether a text is a Serbian tax number (PIB): nine digits from 100000001 on, the last one a check digit by ISO 7064
 * mod 11,10. Whether the company exists, only the register says. [M12]
 */
export function isSerbianTaxNumber(text: string): boolean {
  if (!/^[1-9]\d{8}$/.test(text)) return false;

  let rest = 10;
  for (const digit of text.slice(0, 8)) {
    const sum = (rest + Number(digit)) % 10;
    rest = ((sum === 0 ? 10 : sum) * 2) % 11;
  }

  return (11 - rest) % 10 === Number(text[8]);
}
