export type { Json } from './JsonNode.tsx';
export * from './JsonView.tsx';
