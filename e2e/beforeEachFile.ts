import { useStack } from './currentStack.ts';

// A worker runs several files, so each resets which product it uses.
useStack(undefined);
