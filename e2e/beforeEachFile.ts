import { useStack } from './currentStack.ts';

// A worker runs one file after the other: none takes over the product of the file before.
useStack(undefined);
