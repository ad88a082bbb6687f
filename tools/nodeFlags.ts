/**
 * Flags of V8 for the processes that run tests. Node 24 has two faults in its quick compilers that end a busy process
 * with SIGSEGV, about one in a hundred here: nodejs/node#62393 (Sparkplug) and #64841 (Maglev, on few cores). To be
 * taken out with the Node that mends both. The larger space for new objects (MB) saves a third of the garbage
 * collection.
 */
export const nodeFlags = ['--no-sparkplug', '--no-maglev', '--max-semi-space-size=64'];
