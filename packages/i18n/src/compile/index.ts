export * from './checkMessage.ts';
export * from './messageShape.ts';
