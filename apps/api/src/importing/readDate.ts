const figures: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<short>\\d{2})',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{2})',
  mm: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
};

/** A short year up to this one is of this century. */
const latestShortYear = 49;

/**
 * Reads dates of one format, such as `D.M.YYYY` or `MM/YYYY`, as UTC, because sources give no time zone. Parts that the
 * format lacks are the first month, day or hour. Null: the text has another format.
 */
export function dateReader(format: string): (text: string) => Date | null {
  const escaped = format.replace(/YYYY|YY|MM|M|DD|D|HH|mm|ss|[^\w\s]/g, (piece) => figures[piece] ?? `\\${piece}`);
  const expression = new RegExp(`^${escaped}$`);
  return (text) => {
    const found = expression.exec(text.trim())?.groups;
    if (!found) {
      return null;
    }
    const part = (name: string, otherwise: number) => Number(found[name] ?? otherwise);
    const short = part('short', 0);
    const year = part('year', short + (short > latestShortYear ? 1900 : 2000));
    const [month, day] = [part('month', 1), part('day', 1)];
    const moment = new Date(Date.UTC(year, month - 1, day, part('hour', 0), part('minute', 0), part('second', 0)));

    return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day ? moment : null;
  };
}
