import { afterAll } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';

// Test files share their modules, so facts that one of them publishes would show in the next one.
afterAll(() => showFacts());
