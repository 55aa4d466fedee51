import { useState, useSyncExternalStore } from 'react';
import { placeOfZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import type { SlotView } from './slot-view.server.ts';

/**
 * Chooses the time zone that is shown beside Toronto's. It belongs to `ZoneForm`, because the
 * booking form around it can't contain another form.
 */
export function ZoneSelect({
  id,
  zone,
  hasScript,
}: {
  id: string;
  zone: ZoneChoice;
  hasScript: boolean;
}) {
  const shown = selectedZone(zone);
  const isListed = zoneGroups.some(({ zones }) => Object.hasOwn(zones, shown));
  return (
    <div className="booking-zone">
      <label htmlFor={`${id}-zone`}>{zoneWords.label}</label>
      <div className="select">
        <select
          // Without a script the choice comes with each new page.
          key={hasScript ? 'controlled' : shown}
          className="input"
          id={`${id}-zone`}
          name="zone"
          form={formId(id)}
          {...(hasScript
            ? { value: shown, onChange: (event) => zone.choose(event.currentTarget.value) }
            : { defaultValue: shown })}
        >
          {!isListed && <option value={shown}>{placeOfZone(shown)}</option>}
          {zoneGroups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {Object.entries(zones).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {!hasScript && (
        <Button type="submit" form={formId(id)} variant="secondary" small>
          {zoneWords.show}
        </Button>
      )}
    </div>
  );
}

/** The zone that the select shows: the chosen one, else that of the times. */
export function selectedZone({ chosen, shown }: ZoneChoice): string {
  return chosen ?? shown;
}

/** Shows the same page with the chosen zone, for visitors without scripts. */
export function ZoneForm({ id, href }: { id: string; href: string }) {
  const [path = '', query] = href.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== 'zone');
  return (
    <form id={formId(id)} method="get" action={path} hidden>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

function formId(id: string): string {
  return `${id}-zone-form`;
}

export type ZoneChoice = {
  /** The zone to ask for: the chosen one, else the browser's. */
  zone: string | undefined;
  /** What the visitor chose; undefined if nothing was chosen. */
  chosen: string | undefined;
  choose: (zone: string) => void;
  /** The zone of the times that are shown, which the server told: Toronto's if it knows no other. */
  shown: string;
  setShown: (zone: string) => void;
};

const never = () => () => {};

/** The visitor's time zone; of a server-rendered page, the one in its address. */
export function useZoneChoice(view: SlotView | undefined): ZoneChoice {
  // Undefined on the server and before hydration.
  const browserZone = useSyncExternalStore(never, readZone, () => undefined);
  const [chosen, choose] = useState(view?.zone);
  const [shown, setShown] = useState(view?.availability.visitorZone ?? TORONTO);
  return { zone: chosen ?? browserZone, chosen, choose, shown, setShown };
}

function readZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const zoneWords = {
  label: 'Show times in',
  show: 'Show',
} as const;

/** The zones that are offered, by region; any other known zone can be named in the address. */
export const zoneGroups = [
  {
    region: 'Canada',
    zones: {
      'America/St_Johns': 'Newfoundland',
      'America/Halifax': 'Atlantic (Halifax)',
      'America/Toronto': 'Eastern (Toronto)',
      'America/Winnipeg': 'Central (Winnipeg)',
      'America/Regina': 'Saskatchewan',
      'America/Edmonton': 'Mountain (Edmonton)',
      'America/Vancouver': 'Pacific (Vancouver)',
      'America/Whitehorse': 'Yukon',
    },
  },
  {
    region: 'Americas',
    zones: {
      'America/New_York': 'New York',
      'America/Chicago': 'Chicago',
      'America/Denver': 'Denver',
      'America/Phoenix': 'Phoenix',
      'America/Los_Angeles': 'Los Angeles',
      'America/Mexico_City': 'Mexico City',
      'America/Jamaica': 'Kingston (Jamaica)',
      'America/Bogota': 'Bogotá',
      'America/Sao_Paulo': 'São Paulo',
      'America/Argentina/Buenos_Aires': 'Buenos Aires',
    },
  },
  {
    region: 'Europe and Africa',
    zones: {
      UTC: 'UTC',
      'Europe/London': 'London',
      'Europe/Lisbon': 'Lisbon',
      'Europe/Paris': 'Paris, Berlin, Rome',
      'Europe/Athens': 'Athens',
      'Europe/Kyiv': 'Kyiv',
      'Europe/Istanbul': 'Istanbul',
      'Africa/Lagos': 'Lagos',
      'Africa/Cairo': 'Cairo',
      'Africa/Nairobi': 'Nairobi',
      'Africa/Johannesburg': 'Johannesburg',
    },
  },
  {
    region: 'Asia and Pacific',
    zones: {
      'Asia/Dubai': 'Dubai',
      'Asia/Karachi': 'Karachi',
      'Asia/Kolkata': 'India',
      'Asia/Dhaka': 'Dhaka',
      'Asia/Bangkok': 'Bangkok',
      'Asia/Singapore': 'Singapore',
      'Asia/Manila': 'Manila',
      'Asia/Hong_Kong': 'Hong Kong',
      'Asia/Shanghai': 'China',
      'Asia/Seoul': 'Seoul',
      'Asia/Tokyo': 'Tokyo',
      'Australia/Perth': 'Perth',
      'Australia/Sydney': 'Sydney',
      'Pacific/Auckland': 'Auckland',
    },
  },
] as const;
