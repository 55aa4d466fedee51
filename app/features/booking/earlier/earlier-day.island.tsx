import { defineIsland } from '#app/platform/islands/define-island.ts';
import { SlotChoice, type SlotChoiceProps } from '../picker/slot-choice.tsx';

/** Chooses the day on which somebody would like a call, with the days that visitors choose from. */
function EarlierDay(props: Omit<SlotChoiceProps, 'hrefOf'> & { label: string }) {
  return (
    <SlotChoice
      {...props}
      hrefOf={(query) => `/book/earlier?${new URLSearchParams({ kind: props.kind, ...query })}`}
    />
  );
}

export default defineIsland('earlier-day', EarlierDay);
