import { ANNOUNCEMENT_KEY } from './announcement-key.ts';
import { clearCarriedNote } from './carried-note.ts';
import { clearEmailSettings } from './email-service.ts';
import { clearDrafts } from './form-draft.ts';
import { clearAllKeptAnswers } from './kept-answers.ts';
import { KEPT_BOXES } from './kept-boxes.ts';
import { clearBackups } from './local-backup.ts';
import { clearResendQueue } from './resend-queue.ts';
import { removeKey, removeKeysWithPrefix } from './web-storage.ts';

/**
 * Deletes everything that this browser stores for the visitor: backups, this tab's drafts, tool
 * answers and the note for a call, the boxes of checklists, the closed announcement, the resend queue, and the mirrored email
 * settings. Queued submissions will not be sent.
 */
export function clearEverythingKept(): void {
  clearBackups();
  clearDrafts();
  clearEmailSettings();
  clearAllKeptAnswers();
  clearCarriedNote();
  removeKeysWithPrefix(KEPT_BOXES, 'localStorage');
  removeKey(ANNOUNCEMENT_KEY);
  clearResendQueue();
}
