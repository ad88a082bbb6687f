export * from './AuditNote.tsx';
