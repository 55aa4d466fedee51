import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './running-app.ts';

export type FreeSlot = { date: string; time: string; startsAt: string };

/** Number in the email address, so that each test books as another person. */
let people = 0;

/** An email address without bookings. */
export function newEmail(): string {
  people += 1;
  return `visitor-${process.pid}-${Date.now()}-${people}@example.com`;
}

/** Days with at least `count` free slots, starting `skip` days ahead, from the availability API. */
export async function freeDays(
  url: string,
  { days = 1, count = 3, skip = 7 }: { days?: number; count?: number; skip?: number } = {},
): Promise<{ date: string; free: FreeSlot[] }[]> {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const range = new URLSearchParams({ from: day(skip), to: day(skip + 45) });
  const answer = await fetch(`${url}/api/bookings/availability?${range}`);
  const { data } = (await answer.json()) as {
    data: { days: { date: string; free: FreeSlot[] }[] };
  };
  return data.days.filter(({ free }) => free.length >= count).slice(0, days);
}

/** The first day with at least `count` free slots, `skip` days ahead or later. */
export async function freeDay(url: string, { count = 3, skip = 7 } = {}) {
  const [day] = await freeDays(url, { count, skip });
  if (!day) throw new Error('No free slots');
  return { date: day.date, free: day.free as [FreeSlot, FreeSlot, FreeSlot, ...FreeSlot[]] };
}

/** Takes a slot by the JSON API, as another visitor would. */
export async function takeSlot(
  url: string,
  slot: Pick<FreeSlot, 'date' | 'time'>,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Somebody Else',
      email: newEmail(),
      appointmentDate: slot.date,
      appointmentTime: slot.time,
    }),
  });
  return answer.status;
}

/** Opens the booking tab and waits for its calendar and for the times of the next available day. */
export async function openCalendar(page: Page, path = '/contact#booking'): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.locator('.slot').first()).toBeVisible();
}

/** '2026-11-24' in the form used by the calendar and the messages. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}

/** Goes to the days around a day and selects it, with or without a script. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.getByRole('link', {
    name: new RegExp(`^${longDate(date)}, \\d+ times? available$`),
  });
  const caption = page.locator('.cal-caption');
  const month = longDate(date).replace(/^\w+, (\w+) \d+, /, '$1 ');
  while ((await day.count()) === 0 && (await caption.innerText()) !== month) {
    const shown = await caption.innerText();
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(caption).not.toHaveText(shown);
  }
  await day.click();
  await expect(page.locator('.diary-day')).toContainText(longDate(date).split(', 2')[0] ?? '');
}

export async function chooseTime(page: Page, time: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${time}`) }).check();
}

export async function fillPerson(page: Page, person: { name: string; email: string }) {
  await page.locator('#booking-name').fill(person.name);
  await page.locator('#booking-email').fill(person.email);
}

export const bookButton = (page: Page) =>
  page.getByRole('button', { name: /^Book(ing\.\.\.| Assessment Call)$/ });
