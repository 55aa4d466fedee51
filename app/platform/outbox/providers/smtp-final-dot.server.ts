import { Duplex, pipeline, type Readable, Transform } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Delay between the message and its final dot. If the server disconnects because of the content,
 * this is noticed before the dot, so the email is known not to be delivered instead of in doubt.
 */
const FINAL_DOT_PAUSE_MS = 25;
const DRAIN_CHECK_MS = 5;

/**
 * Passes a message on to nodemailer's stream, which writes the final dot when the message ends, and
 * calls `onFinalDot` right before. The message ends only when the socket has taken all of it: a
 * large one may wait in memory for long, and a connection that drops meanwhile never sends the dot.
 */
export function watchFinalDot(message: Readable, onFinalDot: () => void): Readable {
  return pipeline(message, new FinalDotWatch(onFinalDot), () => undefined);
}

class FinalDotWatch extends Transform {
  #next: NodeJS.WritableStream | undefined;
  readonly #onFinalDot: () => void;

  constructor(onFinalDot: () => void) {
    super();
    this.#onFinalDot = onFinalDot;
  }

  override pipe<Target extends NodeJS.WritableStream>(next: Target, options?: { end?: boolean }) {
    this.#next = next;
    return super.pipe(next, options);
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, data: Buffer) => void) {
    done(null, chunk);
  }

  override _flush(done: () => void): void {
    this.#waitForFinalDot().then(() => {
      if (!this.destroyed) this.#onFinalDot();
      done();
    });
  }

  async #waitForFinalDot(): Promise<void> {
    while (!this.destroyed && !this.#isDrained()) await sleep(DRAIN_CHECK_MS);
    await sleep(FINAL_DOT_PAUSE_MS);
    // After a busy phase, timers run before socket events: let those be handled first.
    await nextTurn();
    await nextTurn();
  }

  /** Nodemailer's stream doesn't flow on while the socket that it is piped to has too much to write. */
  #isDrained(): boolean {
    const next = this.#next;
    if (!(next instanceof Duplex)) return true;
    const waiting = this.readableLength + next.writableLength + next.readableLength;
    return waiting === 0 && next.readableFlowing !== false;
  }
}
