/** Rest of a long number by 97. */
export const modulo97 = (digits: string) => Number(BigInt(digits) % 97n);

/** The two control digits of ISO 7064 mod 97,10 that are before or behind a number. */
export const controlDigits97 = (digits: string) => String(98 - modulo97(`${digits}00`)).padStart(2, '0');
