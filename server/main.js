// The entry for `node server/main.js`. An old Node can't load TypeScript, so the check comes first.
import './check-node.js';

await import('./main.ts');
