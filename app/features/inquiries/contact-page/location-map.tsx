import { type ReactNode, useEffect, useState } from 'react';
import { company } from '#app/facts/company.ts';
import { Button } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { contact } from '../contact.content.ts';

/** What the interactive map shows around its centre, in degrees: the 50 km circle and a margin. */
const SPAN = { latitude: 0.52, longitude: 0.75 };

/**
 * Our own drawing of the area. A click replaces it with the interactive map of another site, which
 * gets no request before that.
 */
export function LocationMap({ drawing }: { drawing: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <figure className="contact-location-map prints-large">
      {isInteractive ? (
        <iframe
          className="contact-location-frame"
          title={contact.map.frameTitle}
          src={embedAddress()}
          referrerPolicy="strict-origin"
          loading="lazy"
        />
      ) : (
        drawing
      )}
      <figcaption className="contact-location-caption">
        {isHydrated && !isInteractive && (
          <Button variant="secondary" small onClick={() => setInteractive(true)}>
            {contact.map.load}
          </Button>
        )}
        <ExternalLink href={contact.map.external.href}>{contact.map.external.label}</ExternalLink>
        <span className="form-note">{contact.map.privacyNote}</span>
      </figcaption>
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
