import { createApp } from '#server/app.ts';

/** A process of the app without pages, for tests that kill it. Prints its address. */
const app = await createApp(process.env, { renderPage: undefined });
process.stdout.write(`${await app.listen()}\n`);
