/** The first tz release with the end of clock changes in British Columbia and Alberta. */
const OLDEST_TZ_DATA = '2026b';

/**
 * A warning for the log if the runtime's time zone data is older than `OLDEST_TZ_DATA` or its
 * version is unknown; otherwise undefined. Releases are named by year and letter ('2026b',
 * https://www.iana.org/time-zones).
 */
export function checkTimeZoneData(version = process.versions.tz): string | undefined {
  if (version === undefined || !/^\d{4}[a-z]$/.test(version)) {
    return `The version of this Node's time zone data is unknown ("${version ?? ''}"); ${OLDEST_TZ_DATA} or newer is needed. Times shown to visitors abroad may be wrong.`;
  }
  if (version >= OLDEST_TZ_DATA) return undefined;
  return `This Node's time zone data is ${version}, older than ${OLDEST_TZ_DATA}. Times shown to visitors in zones that have changed since may be wrong: update Node.`;
}
