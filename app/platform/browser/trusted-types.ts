type Policy = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | null
>;
type TrustedTypes = { createPolicy(name: string, policy: Policy): unknown };

/** Workers: the build's own files, and the one that sends the queue. */
const OWN_SCRIPT = /^\/(assets\/[\w.-]+|sw)\.js$/;

/**
 * What the pages' own code may give to the places where a browser makes markup or code of a text, as
 * the policy `default` (Content-Security-Policy: require-trusted-types-for 'script'). All else is blocked
 * there. Does nothing in a browser without Trusted Types.
 */
export function allowOwnScripts(): void {
  const { trustedTypes, origin } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', createOwnPolicy(origin));
}

/**
 * Structured data becomes a script element that holds JSON: no markup, and nothing that can run. React
 * makes each script element from the one text that is markup.
 */
export function createOwnPolicy(origin: string): Policy {
  return {
    createHTML: (text) => (text === '<script></script>' ? text : plainJson(text)),
    createScript: plainJson,
    createScriptURL: (address) =>
      OWN_SCRIPT.test(address.startsWith(origin) ? address.slice(origin.length) : address)
        ? address
        : null,
  };
}

function plainJson(text: string): string | null {
  try {
    return typeof JSON.parse(text) === 'object' && !text.includes('<') ? text : null;
  } catch {
    return null;
  }
}
