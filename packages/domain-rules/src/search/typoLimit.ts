/**
 * How many typing errors a folded word may hold: one from four letters on; none in short words and in words with digits
 * (320d is not 330d). [N01]
 */
export function typoLimit(token: string) {
  return token.length < 4 || /\p{N}/u.test(token) ? 0 : 1;
}
