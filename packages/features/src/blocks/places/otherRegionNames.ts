import { fold, toCyrillic } from '@volan/domain-rules';

/**
 * The name of a region in Latin, in Cyrillic and as Serbian addresses spell it: "beog" and "беог" find it in any
 * language.
 */
export function otherRegionNames(slug: string, name: string): readonly string[] {
  const spelled = slug.replaceAll('-', ' ');
  return [spelled, toCyrillic(spelled), fold(name), toCyrillic(name)];
}
