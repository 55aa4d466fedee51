import { clearCarriedNote } from './carried-note.ts';
import { clearEmailSettings } from './email-service.ts';
import { clearDrafts } from './form-draft.ts';
import { clearAllKeptAnswers } from './kept-answers.ts';
import { clearBackups } from './local-backup.ts';
import { clearResendQueue } from './resend-queue.ts';

/**
 * Forgets all that this browser keeps for the visitor: backups, this tab's drafts, the answers given
 * in the tools and what was to be brought to a call, the resend queue with its service worker, and
 * the mirrored email settings. What still waited in the queue is not sent any more. Never rejects.
 */
export async function clearEverythingKept(): Promise<void> {
  clearBackups();
  clearDrafts();
  clearEmailSettings();
  clearAllKeptAnswers();
  clearCarriedNote();
  await clearResendQueue();
}
