/**
 * A sentence whose last value ends in a full stop of its own, such as “2026.” or “г.”, keeps one of the two. Dots that
 * stand for what is left out stay.
 */
export const oneFullStop = (text: string) => text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');
