export function repairDriver(root: string): void;
