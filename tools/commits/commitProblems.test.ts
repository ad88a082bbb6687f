import { describe, expect, it } from 'vitest';
import { commitProblems } from './commitProblems.ts';

describe('the message of a commit', () => {
  it.each([
    'search: find whole words',
    'Keep the order of ads',
    'api/feeds: process one feed at a time\n\nTwo were too many.',
  ])('may be %j', (message) => {
    expect(commitProblems(message)).toEqual([]);
  });

  it.each([
    ['search: added whole words', 'does not begin with an order: "added"'],
    ['search: the words are whole', 'does not begin with an order: "the"'],
    ['search: find whole words.', 'ends with a period'],
    ['search: find whole words\nin all languages', 'has no empty line below it'],
    [`search: find ${'whole '.repeat(12)}words`, 'has 90 characters, 72 are allowed'],
  ])('may not be %j', (message, problem) => {
    expect(commitProblems(message)).toEqual([`"${message.split('\n')[0]}" ${problem}.`]);
  });
});
