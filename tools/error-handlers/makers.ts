/**
 * Functions and classes that create emitters whose unhandled `error` event ends the process, by module. Classes count
 * with `new` and with their static methods, such as `Readable.from`.
 */
export const makers: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['exec', 'execFile', 'fork', 'spawn'],
  'node:cluster': ['fork'],
  'node:dgram': ['createSocket'],
  'node:events': ['EventEmitter'],
  'node:fs': ['createReadStream', 'createWriteStream'],
  'node:http': ['createServer', 'get', 'request'],
  'node:http2': ['connect', 'createSecureServer', 'createServer'],
  'node:https': ['createServer', 'get', 'request'],
  'node:net': ['connect', 'createConnection', 'createServer', 'Server', 'Socket'],
  'node:readline': ['createInterface'],
  'node:stream': ['compose', 'Duplex', 'PassThrough', 'Readable', 'Transform', 'Writable'],
  'node:tls': ['connect', 'createServer', 'TLSSocket'],
  'node:worker_threads': ['Worker'],
  'node:zlib': [
    'createBrotliCompress',
    'createBrotliDecompress',
    'createDeflate',
    'createDeflateRaw',
    'createGunzip',
    'createGzip',
    'createInflate',
    'createInflateRaw',
    'createUnzip',
    'createZstdCompress',
    'createZstdDecompress',
  ],
  '@fastify/busboy': ['Busboy', 'default'],
  'csv-parse': ['parse'],
  'csv-stringify': ['stringify'],
  'iconv-lite': ['decodeStream', 'encodeStream'],
  nodemailer: ['createTransport'],
  redis: ['createClient', 'createClientPool', 'createCluster', 'createSentinel'],
  ws: ['WebSocket', 'WebSocketServer'],
};

/** Events that pass a stream or socket to their listener, with the index of that argument. */
export const handedOver: Readonly<Record<string, number>> = {
  connect: 1,
  connection: 0,
  file: 1,
  upgrade: 1,
};
