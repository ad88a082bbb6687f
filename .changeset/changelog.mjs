/**
 * How a change reads in CHANGELOG.md: the sentence of its changeset, without hashes and without a list of our own
 * packages.
 */
export default {
  getReleaseLine(changeset, type) {
    const summary = changeset.summary.trim();
    if (type === 'major' && !(/^Before:$/m.test(summary) && /^After:$/m.test(summary))) {
      throw new Error(
        `The changeset ${changeset.id} breaks what consumers wrote, but does not show them what to write now. Add "Before:" and "After:" with a block of code each to .changeset/${changeset.id}.md.`,
      );
    }
    const [first, ...rest] = summary.split('\n').map((line) => line.trimEnd());

    return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  // All packages have one version and are released together: which of them moved the others says nothing.
  getDependencyReleaseLine: () => '',
};
