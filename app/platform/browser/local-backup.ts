import { BACKUP_KEY } from './kept-submissions.ts';
import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

/** One submission, kept in the browser until the server has acknowledged it (spec section 3). */
export type BackupRecord = {
  formType: 'booking' | 'contact';
  data: Record<string, unknown>;
  /** When it was saved, ISO. */
  timestamp: string;
  status: 'stored';
  /** The idempotency key: identifies the copy that an acknowledgement is about. */
  id: string;
};

/** The most records that are kept (spec section 9). */
export const MAX_BACKUPS = 50;
const MAX_AGE_MS = 7 * 86_400_000;

/** The kept records, oldest first, without unreadable ones and those older than 7 days. */
export function listBackups(): BackupRecord[] {
  const saved = readJson(BACKUP_KEY);
  return Array.isArray(saved) ? saved.filter(isFresh) : [];
}

/**
 * Saves a copy of a submission. One with the same id is replaced; the 51st removes the oldest.
 * Returns false if the browser can't save it; never throws and never blocks the submission.
 */
export function saveBackup(record: Omit<BackupRecord, 'timestamp' | 'status'>): boolean {
  const { formType, data, id } = record;
  const others = listBackups().filter((other) => other.id !== id);
  const timestamp = new Date().toISOString();
  const records = [...others, { formType, data, timestamp, status: 'stored', id }];
  records.splice(0, records.length - MAX_BACKUPS);
  // If storage is full, remove older copies until the new one fits.
  while (!writeJson(BACKUP_KEY, records)) {
    if (records.length < 2) return false;
    records.shift();
  }
  return true;
}

/** Deletes the copy of a submission that the server has acknowledged or refused. */
export function removeBackup(id: string): void {
  replaceBackups(listBackups().filter((record) => record.id !== id));
}

/** Deletes copies older than 7 days. */
export function pruneBackups(): void {
  replaceBackups(listBackups());
}

/** Deletes all copies. */
export function clearBackups(): void {
  removeKey(BACKUP_KEY);
}

function replaceBackups(records: readonly BackupRecord[]): void {
  if (records.length === 0) removeKey(BACKUP_KEY);
  else writeJson(BACKUP_KEY, records);
}

function isFresh(record: unknown): record is BackupRecord {
  return isRecord(record) && Date.now() - Date.parse(String(record.timestamp)) < MAX_AGE_MS;
}
