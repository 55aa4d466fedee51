// Also imported here, in case this file is started instead of main.js by a Node that runs
// TypeScript.
import './check-node.js';
import { ConfigError, StartError } from '#app/platform/config.server.ts';

/** How long running requests may take to finish after a stop signal. */
const SHUTDOWN_LIMIT_MS = 5000;

// The development builds of React and its router are several times slower.
process.env.NODE_ENV ??= 'production';

try {
  const { openApp } = await import(new URL('../build/server/index.js', import.meta.url).href);
  const site = await (openApp as typeof import('./build-entry.ts').openApp)(process.env);
  const address = await site.listen();
  const { hasSiteUrl, siteUrl } = site.context.config;
  // A site with a public address refuses requests for another one, so a browser needs that one.
  const publicAddress = hasSiteUrl ? siteUrl : address;
  const listening = publicAddress === address ? '' : `, listening on ${address}`;
  process.stdout.write(`\nThe site is ready: ${publicAddress}${listening}\n`);
  if (site.generatedAdminPassword) {
    process.stdout.write(
      `The admin area is at ${publicAddress}/admin/login. Its password, shown only this once: ${site.generatedAdminPassword}\n`,
    );
  }
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await site.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  // The class may be loaded twice, which breaks `instanceof`, so compare names.
  const expected = [ConfigError.name, StartError.name];
  if (error instanceof Error && expected.includes(error.name)) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(`The site could not start: ${(error as Error).stack}\n`);
  }
  process.exit(1);
}
