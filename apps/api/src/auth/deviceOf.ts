import Bowser from 'bowser';

/**
 * Name of a browser or an app in the list of sessions, such as "Chrome, Windows"; empty if the user agent does not say.
 */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';

  const parser = Bowser.getParser(userAgent.slice(0, 500));
  return [parser.getBrowserName(), parser.getOSName()].filter((part) => part !== '').join(', ');
}
