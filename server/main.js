// The entry of the server. An old Node can't load TypeScript, so the check comes first.
import './check-node.js';

await import('./serve.ts');
