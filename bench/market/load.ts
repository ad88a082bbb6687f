import { Agent, get } from 'node:http';

// A separate program, so that its CPU is not counted for the servers:
// `load.ts PORT HOST CONNECTIONS SECONDS < paths as JSON`. Prints its measurements as JSON.
const [port, host, connections, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });

function ask(path: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip, deflate, br' };
    get({ port: Number(port), path, agent, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, bytes }));
      reply.on('error', reject);
    }).on('error', reject);
  });
}

async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return JSON.parse(text) as string[];
}

const paths = await readInput();
const times: number[] = [];
let bytes = 0;
let errors = 0;
let index = 0;
const until = performance.now() + Number(seconds) * 1000;
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < until) {
      const began = performance.now();
      index = (index + 79) % paths.length;
      const answer = await ask(paths[index] ?? '/').catch(() => ({ status: 0, bytes: 0 }));
      times.push(performance.now() - began);
      bytes += answer.bytes;
      if (answer.status !== 200) errors += 1;
    }
  }),
);
agent.destroy();
times.sort((a, b) => a - b);
const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
console.log(
  JSON.stringify({
    requests: times.length,
    p50: at(0.5),
    p95: at(0.95),
    bytes: bytes / Math.max(1, times.length),
    errors,
  }),
);
