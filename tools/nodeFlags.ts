/**
 * Flags of V8 for the processes that run tests. Node 24 has two faults in its quick compilers that end a busy process
 * with SIGSEGV, about one in a hundred here: nodejs/node#62393 (Sparkplug) and #64841 (Maglev, on few cores). To be
 * taken out with the Node that mends both.
 */
export const nodeFlags = ['--no-sparkplug', '--no-maglev'];
