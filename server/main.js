// The server's entry. An old Node can't load TypeScript, so the version check comes first.
import './check-node.js';

await import('./serve.ts');
