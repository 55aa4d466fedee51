import { startChild, stopChild, temporaryFolder } from '#test/site-process.ts';
import type { RealBrowser, Screen } from './browser.ts';
import { waitFor } from './report.ts';

export const FIREFOX = '/usr/bin/firefox-esr';

type Message = {
  id?: number;
  method?: string;
  params?: { text?: string; level?: string };
  result?: unknown;
  message?: string;
};

/** Headless Firefox by WebDriver BiDi, which needs no separate driver. */
export async function openFirefox(viewport: Screen): Promise<RealBrowser> {
  const profile = temporaryFolder('firefox');
  const child = startChild(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile },
  );
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const address = () => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
  await waitFor('Firefox', () => address() !== undefined);
  const socket = new WebSocket(`${address()}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Message) => void>();
  const problems: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') problems.push(message.params.text ?? '');
  };
  let lastId = 0;
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++lastId;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (result === undefined) throw new Error(`Firefox: ${method}: ${message}`);
    return result as Result;
  };
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport });

  async function evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result: { value: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
    return JSON.parse(result.value) as Value;
  }

  return {
    version: session.capabilities.browserVersion,
    evaluate,
    async open(url) {
      const previous = await evaluate<number>('performance.timeOrigin');
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      await navigate().catch((error: Error) => {
        // The previous page was still navigating.
        if (error.message.includes('NS_BINDING_ABORTED')) return navigate();
        throw error;
      });
      // Firefox may answer while the previous page is still shown.
      await waitFor(`${url} in Firefox`, () =>
        evaluate<boolean>(
          `performance.timeOrigin !== ${previous} && document.readyState === 'complete'`,
        ),
      );
    },
    problems: () => problems,
    async close() {
      socket.close();
      await stopChild(child);
    },
  };
}
