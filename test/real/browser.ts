/** The visible part of a page, in CSS pixels. */
export type Screen = { width: number; height: number };

/** A remote-controlled browser, with the functions that both Firefox and WebKit support. */
export type RealBrowser = {
  version: string;
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Console errors and policy violations so far; undefined if they can't be read. */
  problems(): readonly string[] | undefined;
  close(): Promise<void>;
};

/** The Shift key as WebDriver names it. */
