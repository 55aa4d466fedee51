import { vi } from 'vitest';

/** The parts of a browser that the resend queue uses, for tests of its logic in Node. */
export type FakeBrowser = {
  localStorage: FakeStorage;
  sessionStorage: FakeStorage;
  /** Dispatches an event on the window. */
  fire(type: string, init?: Record<string, unknown>): void;
  setVisibility(state: 'visible' | 'hidden'): void;
  /** Handles every fetch of the page. */
  answer(handler: (path: string, init: RequestInit) => Promise<Response>): void;
};

export class FakeStorage {
  readonly #entries = new Map<string, string>();
  /** Throws on every access, like a browser that blocks storage. */
  isBlocked = false;
  /** Total number of characters that fit; more throws, like a full storage. */
  capacity = Number.POSITIVE_INFINITY;

  get length(): number {
    return this.#open().size;
  }
  key(index: number): string | null {
    return [...this.#open().keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#open().get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    const entries = this.#open();
    const others = [...entries].filter(([name]) => name !== key);
    const used = others.reduce((sum, [, text]) => sum + text.length, value.length);
    if (used > this.capacity) throw new DOMException('Full', 'QuotaExceededError');
    entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#open().delete(key);
  }
  clear(): void {
    this.#entries.clear();
  }
  #open(): Map<string, string> {
    if (this.isBlocked) throw new DOMException('Blocked', 'SecurityError');
    return this.#entries;
  }
}

/**
 * Installs a fake browser in the globals until `vi.unstubAllGlobals()`.
 */
export function installFakeBrowser(): FakeBrowser {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => null,
  });
  const localStorage = new FakeStorage();
  const sessionStorage = new FakeStorage();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { languages: ['en-CA'] });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const setVisibility = (state: 'visible' | 'hidden') => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    localStorage,
    sessionStorage,
    fire: (type, init = {}) => {
      window.dispatchEvent(Object.assign(new Event(type), init));
    },
    setVisibility,
    answer: (handler) => vi.stubGlobal('fetch', handler),
  };
}

/** A JSON response of our server. */
export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
