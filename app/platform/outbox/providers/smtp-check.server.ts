import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** The two members of nodemailer's connection that send one command and read its reply. */
type CommandChannel = {
  _sendCommand(command: string): void;
  _responseActions: ((reply: string) => void)[];
};

/**
 * Connects, encrypts, logs in, and gives the server a sender and a recipient, as if an email
 * followed; then takes it back (RSET). Many servers refuse a sender only once they have a recipient.
 * Rejects with errors in nodemailer's form.
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
  // Awaited only while a step runs; what comes after the last one is of no interest.
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
