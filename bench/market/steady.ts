import { Agent, get } from 'node:http';

// A separate program, so that its CPU is not counted for the servers:
// `steady.ts PORT HOST RATE SECONDS < paths as JSON`. Sends RATE requests a second whether or not earlier ones are
// answered, as visitors do. Prints its measurements as JSON.
const [port, host, rate, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const millisecondsATurn = 20;

const times: number[] = [];
const faults = new Map<string, number>();

function ask(path: string): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (fault: string | null) => {
      times.push(performance.now() - began);
      if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1);
      resolve();
    };
    const headers = { host, 'accept-encoding': 'gzip, deflate, br' };
    const request = get({ port: Number(port), path, agent, headers, timeout: 30_000 }, (reply) => {
      reply.resume();
      reply.on('end', () => end(reply.statusCode === 200 ? null : String(reply.statusCode)));
      reply.on('error', (error) => end(error.message));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')));
    request.on('error', (error) => end(error.message));
  });
}

async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return JSON.parse(text) as string[];
}

const paths = await readInput();
const asked: Promise<void>[] = [];
const began = performance.now();
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const passed = Math.min(performance.now() - began, Number(seconds) * 1000);
    const due = Math.floor((passed / 1000) * Number(rate));
    while (asked.length < due) asked.push(ask(paths[(asked.length * 79) % paths.length] ?? '/'));
    if (passed < Number(seconds) * 1000) return;

    clearInterval(timer);
    resolve();
  }, millisecondsATurn);
});
await Promise.all(asked);
agent.destroy();
times.sort((a, b) => a - b);
const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
console.log(
  JSON.stringify({
    requests: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    most: at(1),
    faults: Object.fromEntries(faults),
  }),
);
