type Policy = {
  createHTML(text: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
};
type TrustedTypes = { createPolicy(name: string, policy: Policy): unknown };

/** React makes each script element from this text. */
const EMPTY_SCRIPT = '<script></script>';
/** Workers: the build's own files, and the one that sends the queue. */
const OWN_SCRIPT = /^\/(assets\/[\w.-]+\.js|sw\.js)$/;

/**
 * What the pages' own code may give to the places where a browser makes markup or code of a text, as
 * the policy `default` (Content-Security-Policy: require-trusted-types-for 'script'). All else is blocked
 * there. Does nothing in a browser without Trusted Types.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', createOwnPolicy(window.location.origin));
}

/** Structured data becomes a script element that holds JSON: no markup, and nothing that can run. */
export function createOwnPolicy(origin: string): Policy {
  return {
    createHTML: (text) => (text === EMPTY_SCRIPT || isPlainJson(text) ? text : null),
    createScript: (text) => (isPlainJson(text) ? text : null),
    createScriptURL(address) {
      if (!URL.canParse(address, origin)) return null;
      const url = new URL(address, origin);
      return url.origin === origin && OWN_SCRIPT.test(url.pathname) ? url.href : null;
    },
  };
}

function isPlainJson(text: string): boolean {
  if (text.includes('<')) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
