import type { Facts } from './facts.schema.ts';

/** The alternative text of the map of the service area. */
export function serviceAreaMapAlt({ company }: Facts): string {
  return `Map of the western end of Lake Ontario with a circle of ${company.serviceRadiusKm} km around ${company.address.locality}`;
}

/** Town and province in words: `Mississauga, Ontario`. */
export function townAndProvince({ company }: Facts): string {
  const { locality, region } = company.address;
  return `${locality}, ${PROVINCES[region] ?? region}`;
}

/** Where you work remotely, from the line about the service area: `worldwide`; empty if it says nothing. */
export function remoteArea({ company }: Facts): string {
  return /\bremote(?:ly)?,? ([^,;.]+)/i.exec(company.serviceArea)?.[1] ?? '';
}

/** The provinces and territories of Canada by their letters. */
export const PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** The centre and the circle of the drawn map, which doesn't follow the facts. */
const DRAWN = { latitude: 43.589, longitude: -79.6441, radiusKm: 50 };

/** Whether the office is where the drawn map and the towns around it fit. */
export function isBuiltInPlace({ company }: Facts): boolean {
  const { latitude, longitude } = company.serviceCentre;
  return (
    company.serviceRadiusKm === DRAWN.radiusKm &&
    latitude === DRAWN.latitude &&
    longitude === DRAWN.longitude
  );
}
