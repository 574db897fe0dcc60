export const LEAST_MEMORY_MB: number;
export function memoryMb(): number;
export function explainFailure(text: string, signal?: string | null): string | null;
export function withoutStack(text: string): string;
export function explainMemory(had?: number): string | null;
