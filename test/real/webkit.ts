import { fileURLToPath } from 'node:url';
import { freePort, startChild, stopChild, temporaryFolder } from '#test/site-process.ts';
import type { RealBrowser, Screen } from './browser.ts';
import { waitFor } from './report.ts';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK needs a screen; this one is in memory. */
export const SCREEN = '/usr/bin/Xvfb';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const PYTHON = '/usr/bin/python3';
const PHONE = fileURLToPath(new URL('webkit-phone.py', import.meta.url));

/**
 * WebKitGTK by its WebDriver, which can't read the console. As wide as a phone it is a window of its
 * own, which needs the packages python3-gi and gir1.2-webkit2-4.1.
 */
export async function openWebKit({ width, height }: Screen): Promise<RealBrowser> {
  const isPhone = width < 600;
  const display = `:${80 + (process.pid % 900)}`;
  const screen = startChild(SCREEN, [display, '-screen', '0', '1400x1000x24'], {});
  const port = await freePort();
  const home = temporaryFolder('webkit');
  const environment = {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    // Its sandbox needs privileges that a container doesn't have. Only this site is opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = startChild(WEBKIT_DRIVER, [`--port=${port}`], environment);

  async function send<Result>(method: string, address: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${address}: ${value.message}`);
    return value;
  }
  await waitFor('WebKitWebDriver', async () => Boolean(await send('GET', '/status')));
  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  let session: Session | undefined;
  await waitFor('WebKit', async () => {
    session = await send<Session>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': isPhone
            ? { binary: PYTHON, args: [PHONE, String(width), String(height)] }
            : { binary: BROWSER, args: ['--automation'] },
        },
      },
    });
    return true;
  });
  const base = `/session/${session?.sessionId}`;
  if (!isPhone)
    await send('POST', `${base}/window/rect`, { width: width + 20, height: height + 50 });

  async function evaluate<Value>(expression: string): Promise<Value> {
    return send<Value>('POST', `${base}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)))`,
      args: [],
    });
  }

  return {
    version: `WebKitGTK ${session?.capabilities.browserVersion}`,
    evaluate,
    async open(url) {
      await send('POST', `${base}/url`, { url });
    },
    problems: () => undefined,
    async close() {
      // The phone's window ends with its program, which the driver takes for an error.
      await send('DELETE', base).catch(() => undefined);
      await stopChild(driver);
      await stopChild(screen);
    },
  };
}
