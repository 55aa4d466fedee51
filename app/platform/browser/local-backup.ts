import { isRecord, readJson, removeKey, writeJson } from './web-storage.ts';

/** From spec section 9. */
export const BACKUP_KEY = 'formSubmissions';

/** A copy of a submission, kept in the browser also after the server has it (spec section 3). */
export type BackupRecord = {
  formType: 'booking' | 'contact';
  data: Record<string, unknown>;
  /** When it was saved, ISO. */
  timestamp: string;
  status: 'stored';
};

/** The most records that are kept (spec section 9). */
export const MAX_BACKUPS = 50;
const MAX_AGE_MS = 30 * 86_400_000;

/** The kept records, oldest first, without unreadable ones and those older than 30 days. */
export function listBackups(): BackupRecord[] {
  const saved = readJson(BACKUP_KEY);
  return Array.isArray(saved) ? saved.filter(isFresh) : [];
}

/**
 * Saves a copy of a submission. The 51st removes the oldest. Returns false if the browser can't save
 * it; never throws and never blocks the submission.
 */
export function saveBackup({ formType, data }: Pick<BackupRecord, 'formType' | 'data'>): boolean {
  const timestamp = new Date().toISOString();
  const records: BackupRecord[] = [
    ...listBackups(),
    { formType, data, timestamp, status: 'stored' },
  ];
  records.splice(0, records.length - MAX_BACKUPS);
  // If storage is full, remove older copies until the new one fits.
  while (!writeJson(BACKUP_KEY, records)) {
    if (records.length < 2) return false;
    records.shift();
  }
  return true;
}

/** Deletes copies older than 30 days. */
export function pruneBackups(): void {
  const records = listBackups();
  if (records.length === 0) removeKey(BACKUP_KEY);
  else writeJson(BACKUP_KEY, records);
}

/** Deletes all copies. */
export function clearBackups(): void {
  removeKey(BACKUP_KEY);
}

function isFresh(record: unknown): record is BackupRecord {
  return isRecord(record) && Date.now() - Date.parse(String(record.timestamp)) < MAX_AGE_MS;
}
