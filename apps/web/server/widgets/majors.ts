/** A major version of the widgets' script that we still serve. */
export interface WidgetMajor {
  readonly major: number;
  /** From when on partners should leave it; absent while it is the newest. */
  readonly deprecated?: Date;
  /** When it will be gone. */
  readonly sunset?: Date;
}

/** Every major version that is served, the newest first. */
export const widgetMajors: readonly WidgetMajor[] = [{ major: 1 }];

const version = /^\/widgets\/(\d+)(\.\d+\.\d+)?\//;

/** Whether an address names one exact file for ever: a version to its end, or a name with a hash. */
export const isPinned = (address: string) =>
  version.exec(address)?.[2] !== undefined || address.startsWith('/widgets/assets/');

/** Headers that allow other sites to use a file, and announce the end of its version (RFC 9745, RFC 8594). */
export function widgetFileHeaders(address: string, majors = widgetMajors): Record<string, string> {
  const found = majors.find(({ major }) => String(major) === version.exec(address)?.[1]);
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(found?.deprecated && { deprecation: `@${Math.floor(found.deprecated.getTime() / 1000)}` }),
    ...(found?.sunset && { sunset: found.sunset.toUTCString() }),
  };
}
