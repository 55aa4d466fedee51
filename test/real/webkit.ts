import { freePort, startChild, stopChild, temporaryFolder } from '#test/site-process.ts';
import { MIDDLE_OF, type RealBrowser } from './browser.ts';
import { waitFor } from './report.ts';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK draws on a screen only; this one is in memory. */
export const SCREEN = '/usr/bin/Xvfb';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK by its WebDriver, which can neither print nor read the console. */
export async function openWebKit(): Promise<RealBrowser> {
  const display = `:${80 + (process.pid % 900)}`;
  const screen = startChild(SCREEN, [display, '-screen', '0', '1400x1000x24'], {});
  const port = await freePort();
  const home = temporaryFolder('webkit');
  const driver = startChild(WEBKIT_DRIVER, [`--port=${port}`], {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    // Its sandbox needs rights that a container doesn't have; only this site is opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });

  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${path}: ${value.message}`);
    return value;
  }
  await waitFor('WebKitWebDriver', async () => Boolean(await send('GET', '/status')));
  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  let session: Session | undefined;
  await waitFor('WebKit', async () => {
    session = await send<Session>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        },
      },
    });
    return true;
  });
  const base = `/session/${session?.sessionId}`;
  await send('POST', `${base}/window/rect`, { width: 1300, height: 950 });

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
    async hover(selector) {
      const middle = await evaluate<{ x: number; y: number }>(MIDDLE_OF(selector));
      await send('POST', `${base}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [{ type: 'pointerMove', duration: 0, ...middle }],
          },
        ],
      });
    },
    problems: () => undefined,
    print: async () => undefined,
    async close() {
      await send('DELETE', base);
      await stopChild(driver);
      await stopChild(screen);
    },
  };
}
