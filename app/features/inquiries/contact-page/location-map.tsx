import type { ReactNode } from 'react';
import { company } from '#app/facts/company.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { contact } from '../contact.content.ts';
import mapCaption from './location-map.island.tsx';

/** What the interactive map shows around its centre, in degrees: the 50 km circle and a margin. */
const SPAN = { latitude: 0.52, longitude: 0.75 };

/** Our own drawing of the area, until the visitor asks for the interactive map. */
export function LocationMap({ drawing }: { drawing: ReactNode }) {
  return (
    <figure className="contact-location-map prints-large">
      {drawing}
      <Island
        of={mapCaption}
        props={{ words: { ...contact.map, text: '' }, address: embedAddress() }}
      />
    </figure>
  );
}

function embedAddress(): string {
  const { latitude, longitude } = company.serviceCentre;
  const box = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
