import { isRecord, readJson, writeJson } from './web-storage.ts';

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
const MAX_BACKUPS = 50;
const MAX_AGE_MS = 30 * 86_400_000;

/** The kept records, oldest first, without unreadable ones and those older than 30 days. */
export function listBackups(): BackupRecord[] {
  const saved = readJson(BACKUP_KEY);
  return Array.isArray(saved) ? saved.filter(isFresh) : [];
}

/** Saves a copy of a submission, if the browser can. The 51st removes the oldest. */
export function saveBackup({ formType, data }: Pick<BackupRecord, 'formType' | 'data'>): void {
  const timestamp = new Date().toISOString();
  const all: BackupRecord[] = [...listBackups(), { formType, data, timestamp, status: 'stored' }];
  const records = all.slice(-MAX_BACKUPS);
  // If storage is full, remove older copies until the new one fits.
  while (records.length > 0 && !writeJson(BACKUP_KEY, records)) records.shift();
}

/** Deletes copies older than 30 days. */
export function pruneBackups(): void {
  writeJson(BACKUP_KEY, listBackups());
}

function isFresh(record: unknown): record is BackupRecord {
  return isRecord(record) && Date.now() - Date.parse(String(record.timestamp)) < MAX_AGE_MS;
}
