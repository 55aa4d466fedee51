import http from 'node:http';

/** The id of each submission that the server acknowledged to a client. */
export type Acknowledged = { id: string; key: string };

/**
 * Sends contact messages over `clients` connections until stopped, each with its own key, and
 * records the acknowledged ones; `reached` resolves once there are that many. A broken connection doesn't count as an acknowledgement.
 */
export function startClients(
  url: string,
  clients: number,
): { reached(count: number): Promise<void>; stop(): Promise<Acknowledged[]> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const acknowledged: Acknowledged[] = [];
  let isStopped = false;
  let count = 0;

  async function run(client: number): Promise<void> {
    while (!isStopped) {
      count++;
      const key = `client-${client}-${count}-${process.hrtime.bigint()}`;
      const id = await postMessage(url, key, agent).catch(() => undefined);
      if (id) acknowledged.push({ id, key });
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const all = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return {
    async reached(wanted) {
      while (acknowledged.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async stop() {
      isStopped = true;
      await all;
      agent.destroy();
      return acknowledged;
    },
  };
}

/** Resolves to the id once the whole 201 has arrived; to undefined for any other response. */
export function postMessage(
  url: string,
  key: string,
  agent?: http.Agent,
): Promise<string | undefined> {
  const body = JSON.stringify({
    name: 'Load Client',
    email: `${key.slice(0, 40)}@example.com`,
    message: `Message ${key}`,
    source: 'contact_form',
    timestamp: new Date().toISOString(),
  });
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${url}/api/contact`,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': key,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve(response.statusCode === 201 ? JSON.parse(text).data.id : undefined),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
