export type { AuditChange, AuditDetailsProps } from './AuditDetails.tsx';
export * from './AuditNote.tsx';
