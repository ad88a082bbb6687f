export { AuditDetails, type AuditChange, type AuditDetailsProps } from './AuditDetails.tsx';
export * from './AuditNote.tsx';
