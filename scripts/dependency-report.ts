/** The registry's data about a package: `npm view <name> --json`. */
export type PackageNews = { time?: Record<string, string>; deprecated?: string };

/** The output of `npm audit --json`; has another form if the registry doesn't respond. */
export type AuditReport = {
  vulnerabilities?: Record<string, { severity: string; fixAvailable?: unknown }>;
};

const MONTH_MS = 30.44 * 24 * 3_600_000;
/** A library without a release for longer probably won't fix problems. */
const MAX_MONTHS = 24;
const SERIOUS = ['high', 'critical'];

/**
 * Why a package counts as unmaintained, or undefined. `modified` is ignored: it isn't a release.
 */
export function findNeglect(news: PackageNews, now: Date): string | undefined {
  if (news.deprecated) return `deprecated: ${news.deprecated}`;
  const releases = Object.entries(news.time ?? {})
    .filter(([version]) => version !== 'created' && version !== 'modified')
    .map(([, at]) => Date.parse(at));
  if (releases.length === 0) return undefined;
  const months = (now.getTime() - Math.max(...releases)) / MONTH_MS;
  return months > MAX_MONTHS ? `no release for ${Math.floor(months)} months` : undefined;
}

/** The packages with a serious known vulnerability; undefined if the report has another form. */
export function findVulnerable(report: AuditReport): string[] | undefined {
  if (!report.vulnerabilities) return undefined;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity }]) => `${name}: ${severity}`);
}
