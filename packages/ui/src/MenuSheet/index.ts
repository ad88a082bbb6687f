export * from './MenuSheet.tsx';
