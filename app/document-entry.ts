import { startAnnouncement } from './layout/announcement-script.ts';
import { startMenus } from './layout/menus.ts';
import { wakeIslands } from './platform/islands/wake-islands.ts';
import { replaceBrokenPictures } from './ui/broken-pictures.ts';
import { startTabs } from './ui/start-tabs.ts';

// The one script that every document loads.
startMenus();
startAnnouncement();
startTabs();
replaceBrokenPictures();
wakeIslands();

// The specification wants the address that leads nowhere in the console.
const lost = document.querySelector<HTMLElement>('[data-not-found]');
if (lost) console.warn(lost.dataset.notFound, location.pathname);
