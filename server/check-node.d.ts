export const MINIMUM_NODE: string;
export function describeOldNode(version: string): string | undefined;
