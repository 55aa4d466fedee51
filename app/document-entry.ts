import { keepBoxes } from './features/resources/kept-boxes.ts';
import { startAnnouncement } from './layout/announcement-script.ts';
import { startMenus } from './layout/menus.ts';
import { BACKUP_KEY, pruneBackups } from './platform/browser/local-backup.ts';
import { isStored, wakeIslands } from './platform/islands/wake-islands.ts';
import { reportShown } from './platform/visits/report-shown.ts';
import { replaceBrokenPictures } from './ui/broken-pictures.ts';
import { addLaterStyles } from './ui/later-styles.ts';
import { startTabs } from './ui/start-tabs.ts';

// The one script that every document loads.
addLaterStyles();
startMenus();
startAnnouncement();
startTabs();
replaceBrokenPictures();
keepBoxes();
wakeIslands();
reportShown();

// The specification wants the address that leads nowhere in the console.
const lost = document.querySelector<HTMLElement>('[data-not-found]');
if (lost) console.warn(lost.dataset.notFound, location.pathname);

// The privacy policy promises that no copy of what was sent stays longer than 30 days.
if (isStored(BACKUP_KEY)) pruneBackups();
