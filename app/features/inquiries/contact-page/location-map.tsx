import type { ReactNode } from 'react';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { contactWords } from '../contact.content.ts';
import mapCaption from './location-map.island.tsx';

/** What the interactive map shows around its centre, in degrees: the 50 km circle and a margin. */
const SPAN = { latitude: 0.52, longitude: 0.75 };

/** Our own drawing of the area, until the visitor asks for the interactive map. */
export function LocationMap({ drawing }: { drawing: ReactNode }) {
  const facts = useFacts();
  const { text, ...words } = contactWords(facts).map;
  return (
    <figure className="contact-location-map prints-large">
      {drawing}
      <Island of={mapCaption} props={{ words, address: embedAddress(facts) }} />
    </figure>
  );
}

function embedAddress(facts: Facts): string {
  const { company } = facts;
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
