import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSources } from './checkSources.ts';
import { adminFiles, adminLanguages, generatedFiles } from './generatedFiles.ts';
import { readSources } from './readSources.ts';

// Compiles src/messages and src/adminMessages to src/generated:
// `node --conditions=@volan/source scripts/compile.ts [messages folder] [target folder]`.
const [
  messages = join(import.meta.dirname, '../src/messages'),
  target = join(import.meta.dirname, '../src/generated'),
] = process.argv.slice(2);

const sources = readSources(messages);
const checked = checkSources(sources);
const admin = checkSources(readSources(join(import.meta.dirname, '../src/adminMessages')), adminLanguages);
const problems = [...checked.problems, ...admin.problems];
if (problems.length > 0) {
  console.error(`The messages cannot be compiled, ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
  process.exit(1);
}

const files = Object.entries({ ...generatedFiles(sources, checked), ...adminFiles(admin, checked) });
for (const [file, content] of files) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), content);
}
