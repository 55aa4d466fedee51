/** The id of each submission that the server acknowledged to a client. */
export type Acknowledged = { id: string; key: string };

/**
 * Sends contact messages by `clients` at a time until stopped, each with its own key, and records
 * the acknowledged ones; `reached` resolves once there are that many. A broken connection doesn't
 * count as an acknowledgement.
 */
export function startClients(
  url: string,
  clients: number,
): { reached(count: number): Promise<void>; stop(): Promise<Acknowledged[]> } {
  const acknowledged: Acknowledged[] = [];
  let isStopped = false;
  let count = 0;

  async function run(client: number): Promise<void> {
    while (!isStopped) {
      const key = `client-${client}-${count++}-${process.hrtime.bigint()}`;
      const id = await postMessage(url, key).catch(() => undefined);
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
      return acknowledged;
    },
  };
}

/** Resolves to the id once the whole 201 has arrived; to undefined for any other response. */
export async function postMessage(url: string, key: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/contact`, messageOf(key));
  const text = await answer.text();
  return answer.status === 201 ? JSON.parse(text).data.id : undefined;
}

/** The request of a contact message under this key. */
export function messageOf(key: string, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      name: 'Load Client',
      email: `${key.slice(0, 40)}@example.com`,
      message: `Message ${key}`,
    }),
  };
}
