import { useState } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Button } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { ContactContent } from '../contact.content.ts';

type MapCaptionProps = {
  words: Omit<ContactContent['map'], 'text'>;
  /** The interactive map of another site. */
  address: string;
};

/**
 * The caption of our own drawing of the area. A click puts the interactive map of another site in
 * the drawing's place; that site gets no request before.
 */
function MapCaption({ words, address }: MapCaptionProps) {
  const [isInteractive, setInteractive] = useState(false);
  return (
    <>
      {isInteractive && (
        <iframe
          className="contact-location-frame"
          title={words.frameTitle}
          src={address}
          referrerPolicy="strict-origin"
          loading="lazy"
        />
      )}
      <div className="contact-location-caption">
        {!isInteractive && (
          <Button
            variant="secondary"
            small
            className="needs-script"
            onClick={() => setInteractive(true)}
          >
            {words.load}
          </Button>
        )}
        <ExternalLink href={words.external.href}>{words.external.label}</ExternalLink>
        <span className="form-note">{words.privacyNote}</span>
      </div>
    </>
  );
}

export default defineIsland('location-map', MapCaption);
