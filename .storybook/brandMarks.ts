/** The signs of the brands as the manager shows them, drawn in colours of their tokens. */
export const brandMarks: Record<string, (mark: string, onMark: string) => string> = {
  volan: (mark) =>
    `<g fill="none" stroke="${mark}"><circle cx="16" cy="16" r="13" stroke-width="4.4"/><path stroke-width="4" d="M4.5 14.2c5.4 0 6.6-1.6 11.5-1.6s6.1 1.6 11.5 1.6M16 18.5V28"/></g><circle fill="${mark}" cx="16" cy="16" r="4.2"/>`,
  gearlane: (mark, onMark) =>
    `<rect fill="${mark}" width="32" height="32" rx="5"/><path fill="none" stroke="${onMark}" stroke-width="3" stroke-linecap="round" d="M8 7.5v17M16 7.5v17M24 7.5V16M8 16h16"/>`,
};

/** Any other brand has a plain square. */
export const plainMark = (mark: string) =>
  `<rect fill="none" stroke="${mark}" stroke-width="3" x="3" y="3" width="26" height="26"/>`;
