/** Why a client was disconnected: it sent what no browser and no proxy sends. */
export class Misuse extends Error {}
