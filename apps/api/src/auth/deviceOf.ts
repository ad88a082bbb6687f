import Bowser from 'bowser';

/** What a browser or an app is called in the list of sessions, such as "Chrome, Windows"; empty where it does not say. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  return [parser.getBrowserName(), parser.getOSName()].filter((part) => part !== '').join(', ');
}
