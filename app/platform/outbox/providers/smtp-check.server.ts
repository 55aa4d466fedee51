import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** The two methods of nodemailer's connection that send one command and read its reply. */
type CommandChannel = {
  _sendCommand(command: string): void;
  _responseActions: ((reply: string) => void)[];
};

/**
 * Connects, encrypts, logs in, and sends a sender and a recipient as for an email, then resets
 * (RSET). A recipient is needed because many servers check the sender only then. Rejects with
 * nodemailer's errors.
 */
export async function checkEnvelope(
  options: SMTPConnection.Options & { auth?: { user: string; pass: string } },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const connection = new SMTPConnection(options);
  const failed = new Promise<never>((_resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('Connection closed')));
  });
  // Errors count only while a step is awaited. This prevents an unhandled rejection after the last.
  failed.catch(() => undefined);
  const step = (run: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => run((error) => (error ? reject(error) : resolve()))),
    ]);
  try {
    await step((done) => connection.connect(done));
    const { auth } = options;
    if (auth) await step((done) => connection.login({ credentials: auth }, done));
    await step((done) => sendCommand(connection, 'MAIL FROM', `:<${from}>`, done));
    await step((done) => sendCommand(connection, 'RCPT TO', `:<${to}>`, done));
    await step((done) => connection.reset(done));
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

function sendCommand(
  connection: SMTPConnection,
  name: 'MAIL FROM' | 'RCPT TO',
  argument: string,
  done: (error?: Error) => void,
): void {
  const channel = connection as unknown as CommandChannel;
  channel._responseActions.push((reply) => {
    if (reply.startsWith('2')) return done();
    const facts = {
      code: 'EENVELOPE',
      command: name,
      response: reply,
      responseCode: Number(reply.slice(0, 3)),
    };
    done(Object.assign(new Error(reply), facts));
  });
  channel._sendCommand(name + argument);
}
