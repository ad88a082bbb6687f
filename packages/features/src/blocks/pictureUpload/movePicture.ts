/** The actions of the plain buttons at a picture. */
export type PictureMove = 'cover' | 'earlier' | 'later';

/** The value of such a button: the move, and the id of the picture. */
export const pictureMove = (move: PictureMove, id: string) => `${move} ${id}`;

/**
 * The ids of the pictures after a press of a plain button.
 *
 * @param press the value of the button; an unknown one changes nothing, and neither does a picture that was removed
 */
export function movePicture(ids: readonly string[], press: string): readonly string[] {
  const [move, id = ''] = press.split(' ');
  const from = ids.indexOf(id);
  if (from === -1) return ids;

  const places: Readonly<Record<string, number>> = { cover: 0, earlier: Math.max(0, from - 1), later: from + 1 };

  return ids.toSpliced(from, 1).toSpliced(places[move ?? ''] ?? from, 0, id);
}
