/**
 * Letters that do not become plain Latin by dropping their marks. Cyrillic is read as Serbian, Macedonian, Bulgarian
 * and Russian readers write it in Latin with carons, the carons dropped: ч = č = c, ш = š = s, ж = ž = z. [M06, N01]
 */
export const latinLetters: Readonly<Record<string, string>> = {
  đ: 'dj', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ð: 'd', þ: 'th', ı: 'i',
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'dj', ѓ: 'gj', е: 'e', ё: 'e', є: 'e', ж: 'z', з: 'z', ѕ: 'dz',
  и: 'i', і: 'i', ї: 'i', й: 'j', ј: 'j', к: 'k', ќ: 'kj', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ў: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', џ: 'dz', ш: 's', щ: 'st', ъ: 'a',
  ы: 'i', ь: '', э: 'e', ю: 'ju', я: 'ja',
};
