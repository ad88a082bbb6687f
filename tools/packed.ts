import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkForeignProject } from './packed/checkForeignProject.ts';
import { packPackages } from './packed/packPackages.ts';

// Packs every package, checks the tarballs, and uses them in a project outside of this repository.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'volan-packed-'));
try {
  const packages = packPackages(root, folder);
  for (const { name, tarball } of packages) {
    const file = readFileSync(tarball);
    const pack = { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) };
    const { messages, pkg } = await publint({ strict: true, pack });
    for (const message of messages) {
      if (message.type === 'suggestion') continue;
      console.error(`${name}: ${formatMessage(message, pkg)}`);
      process.exitCode = 1;
    }
  }
  if (!checkForeignProject(join(folder, 'project'), packages)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
