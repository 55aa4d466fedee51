import { placeOfZone } from '#app/platform/time/time-words.ts';
import { Button } from '#app/ui/button.tsx';
import type { ZoneChoice } from './use-visitor-zone.ts';
import { zoneWords as words, zoneGroups } from './zones.content.ts';

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
      <label htmlFor={`${id}-zone`}>{words.label}</label>
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
          {words.show}
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
