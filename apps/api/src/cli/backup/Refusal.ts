/**
 * A backup or a restore that was refused, with the reason in a sentence for the person who asked. Nothing was changed.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
