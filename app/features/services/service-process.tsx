import { Dialogue } from './process/dialogue.tsx';
import { Fork } from './process/fork.tsx';
import { Minutes } from './process/minutes.tsx';
import { NightAndDay } from './process/night-and-day.tsx';
import { Plan } from './process/plan.tsx';
import { Weeks } from './process/weeks.tsx';
import type { ServiceProcess } from './service-pages.content.ts';

/** How the service works, drawn in a different way for each service. */
export function ProcessFigure({ process }: { process: ServiceProcess }) {
  switch (process.kind) {
    case 'night-and-day':
      return <NightAndDay {...process} />;
    case 'fork':
      return <Fork {...process} />;
    case 'dialogue':
      return <Dialogue {...process} />;
    case 'minutes':
      return <Minutes {...process} />;
    case 'plan':
      return <Plan {...process} />;
    case 'weeks':
      return <Weeks {...process} />;
    default:
      return process satisfies never;
  }
}
