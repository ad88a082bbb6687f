/** A shape of sentence that is hard to read at first sight, and what to write in its place. */
export interface Pattern {
  name: string;
  pattern: RegExp;
  /** What to write instead, as an instruction. */
  say: string;
}

const asked = '(?!.*\\?["\')`*]*$)';

/**
 * Patterns of inverted or riddling sentences (docs/glossary.md). Each is tried on one sentence; a part before `:` or
 * `;` counts as one.
 */
export const patterns: readonly Pattern[] = [
  {
    name: 'Of …',
    pattern: /^Of (?!course\b)|^of (a|an|the|those|what|each)\b.*\b(is|are|was|were)\b.* the \w+ (is|are|was|were)\b/,
    say: 'start with the subject',
  },
  {
    name: 'who …',
    // with a second verb: "Who saved an ad gets a mail"; "Who saved an ad, and when" is plain
    pattern: new RegExp(
      `^Who(ever)? ${asked}\\S+ [^,]*\\b(is|are|was|were|has|have|can|may|must|will|would|[a-z]{3,}s)\\b|\\b(for|to|of|from|by|than) who [a-z]+\\b`,
    ),
    say: 'name the person: "users who", "visitors who"',
  },
  { name: 'whoever', pattern: /\bwhoever\b/i, say: 'name the person' },
  {
    name: 'nor …',
    pattern:
      /^(Nor|nor|Neither|neither) (is|are|was|do|does|did|has|have|can|may|will)\b|[;,] nor (is|are|was|do|does|did|has|have|can|may|will)\b/,
    say: 'make two sentences',
  },
  {
    name: 'What … is',
    pattern: new RegExp(
      `^(Only |But |And )?[Ww]hat ${asked}.*\\b(is|are|was|has|have|can|may|comes?|stands?|stays?|goes|holds?|takes?|needs?|says?|does|did|keeps?|gets?|[a-z]+ed)\\b.*? (is|are|was|were|has|have|stays?|comes?|goes|gets?|becomes?|counts?|costs?|wins?|shares?|belongs?|follows?|ends?|waits?|needs?)\\b`,
    ),
    say: 'name the thing',
  },
  {
    name: 'what it is, its … says',
    pattern: /\bwhat (it|they|he|she) [^,;]*, (its|their|the) /i,
    say: 'start with the subject',
  },
  {
    name: 'there is none',
    pattern: /\bwhere there (is|are|was) none\b|\b(is|are|has) none (of (?!th[eo])|(for|in|to|where)\b)/,
    say: 'say what is missing: "without a …"',
  },
  { name: 'is none', pattern: /(?<!there )\b(is|was) none\b(?! of th[eo])/i, say: '"is not a …"' },
  { name: 'anew', pattern: /\banew\b/i, say: '"again", or the verb: "rebuild", "reload"' },
  { name: 'so many', pattern: /\bso many\b/i, say: 'give the number or name it' },
  { name: 'none of ours', pattern: /\bnone of (ours|its own|their own|theirs)\b/, say: '"not ours", "has no own"' },
  { name: 'stands', pattern: /\b(stands?|stood)\b(?! for\b)/i, say: '"is", "is written", "exists", "stays"' },
  {
    name: 'by which',
    pattern: /\b(by|with|under|above|beside|without) (which|whom)\b/,
    say: 'make two sentences',
  },
  { name: 'as far as it', pattern: /\bas far as (it|they)\b/i, say: 'state the condition with "if"' },
  {
    name: 'speaks of',
    pattern: /\b(speaks?|tells?|told|spoke|knows|knew) of\b/i,
    say: '"names", "reports", "is about"',
  },
  {
    name: 'nobody knows',
    pattern:
      /\bnobody (knows|knew|asked|asks|speaks|began|begins|has begun|could read|can read|wants|said|gave|sent)\b/i,
    say: '"unknown", "unrequested", "unreadable"',
  },
  { name: 'does so', pattern: /\b(do|does|did) so\b/i, say: 'repeat the verb' },
  {
    name: 'so is',
    pattern: /(^|[;,] )so (is|are|does|do|did|was|has|have) [a-z]+\b/i,
    say: 'start with the subject',
  },
  {
    name: 'an inverted verb',
    pattern:
      /^(Only|Not|Never|With it|There|Here|Then|In it|On it|Below|Above|Beside|Behind) [^,]*?\b(stands?|comes?|goes|lies|begins|belongs?|stay|stays) (the|a|an|what|those|all)\b/,
    say: 'start with the subject',
  },
  { name: 'bears', pattern: /\bbears? (a|an|the|its|their|no)\b/i, say: '"has"' },
  { name: 'goes on', pattern: /\b(goes|go|went) on\b/i, say: '"continues"' },
  { name: 'it does not say', pattern: /\b(how|where) it (stands|does|came about)\b/i, say: 'name the thing' },
  { name: 'what came of', pattern: /\bwhat (came|became|becomes) of\b/i, say: '"the result", "the outcome"' },
  { name: 'is told', pattern: /\b(is|are|was|were) told\b/i, say: '"is shown", "is reported", "is notified"' },
];
