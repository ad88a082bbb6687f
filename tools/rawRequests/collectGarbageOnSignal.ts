import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a server of this test: SIGUSR2 collects its garbage and prints the bytes that objects and buffers still
// hold. The size of the process would not do: it also counts free memory that the allocator keeps.

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
process.on('SIGUSR2', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`bytes held: ${heapUsed + external}\n`);
});
