/** A verb that tells what was done, or that something is done: `added`, `adding`, `adds`. */
const notImperative =
  /^(?!(?:address|bypass|canvass|compress|cross|discuss|dismiss|embed|express|feed|focus|guess|miss|need|pass|press|process|speed|stress|toss|bring|ring|string)$)\w+(?:ed|ing|s)$/i;

/** Words that begin a description, not an order. */
const notVerb = /^(?:a|an|the|of|who|what|where|when|nor|no|more|some)$/i;

/**
 * What is wrong with the message of a commit. The subject is an order of at most 72 characters, may name an area first
 * (`search: find whole words`), and an empty line separates it from the body.
 */
export function commitProblems(message: string): string[] {
  const [subject = '', second = ''] = message.split('\n');
  const order = subject.replace(/^[\w./ -]+: /, '');
  const [verb = ''] = order.split(' ');
  const problems: string[] = [];

  if (subject.length > 72) problems.push(`has ${subject.length} characters, 72 are allowed`);
  if (subject.endsWith('.')) problems.push('ends with a period');
  if (notImperative.test(verb) || notVerb.test(verb)) problems.push(`does not begin with an order: "${verb}"`);
  if (second !== '') problems.push('has no empty line below it');

  return problems.map((problem) => `"${subject}" ${problem}.`);
}
