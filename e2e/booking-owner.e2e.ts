import { bookingRulesWords } from '#app/admin/bookings/booking-rules.content.ts';
import { bookingsWords } from '#app/admin/bookings/bookings.content.ts';
import { calendarsWords } from '#app/admin/bookings/calendars.content.ts';
import { confirmEmailsWords } from '#app/admin/bookings/confirm-emails.content.ts';
import { newCallWords } from '#app/admin/bookings/new-call.content.ts';
import { booking, helperWords } from '#app/features/booking/booking.content.ts';
import { callWords } from '#app/features/booking/call-words.content.ts';
import { earlierPage } from '#app/features/booking/earlier/earlier.content.ts';
import { managePage } from '#app/features/booking/manage/manage.content.ts';
import { googleCalendar, outlookCalendar } from '#test/calendar-samples.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { answerText, startStubCalendarServer } from '#test/stub-calendar-server.ts';
import { freeDays, newEmail, openCalendar } from './booking-page.ts';
import { logInAsOwner } from './owner-page.ts';
import { expect, startApp, test } from './running-app.ts';

const LINK = 'https://meet.example.com/new-room';

test('the calendars of the owner close times, a cancelled call goes to whoever asked, and a new link reaches them', async ({
  page,
  smtp,
}) => {
  test.setTimeout(90_000);
  const calendars = await startStubCalendarServer();
  const app = await startApp({
    ALLOW_PRIVATE_ADDRESSES: '1',
    SMTP_URL: `smtp://${smtp.host}:${smtp.port}`,
  });
  try {
    const [first, second, third] = await twoWeekPairs(app.url);
    if (!first || !second || !third) throw new Error('No open weeks');
    const origin = new URL(calendars.url).origin;
    calendars.answer = (response, path) =>
      answerText(
        path.includes('google')
          ? googleCalendar({
              ...{ start: at(first.day, '1000'), end: at(first.day, '1100') },
              ...{ instance: at(first.later, '1000') },
              ...{ movedStart: at(first.later, '1400'), movedEnd: at(first.later, '1500') },
            })
          : outlookCalendar({
              ...{ start: at(second.day, '0900'), end: at(second.day, '0930') },
              ...{ instance: at(second.later, '0900') },
              ...{ movedStart: at(second.later, '1630'), movedEnd: at(second.later, '1700') },
            }),
      )(response);
    const goTo = (path: string) => page.goto(new URL(path, app.url).href);

    await logInAsOwner(page, app.url);
    for (const kind of ['google', 'outlook']) {
      await goTo('/admin/calendars');
      await page.getByLabel(calendarsWords.add.name, { exact: false }).first().fill(kind);
      await page.getByLabel(calendarsWords.add.url).fill(`${origin}/${kind}/basic.ics`);
      await page.getByRole('button', { name: calendarsWords.add.submit }).click();
      await expect(page).toHaveURL(/done=added/);
    }
    await expect(page.getByText(calendarsWords.fine)).toHaveCount(2);
    expect(await closedTimes(app.url, first.day)).toEqual(['10:00 AM', '10:30 AM']);
    expect(await closedTimes(app.url, first.later)).toEqual(['2:00 PM', '2:30 PM']);
    expect(await closedTimes(app.url, second.day)).toEqual(['9:00 AM']);
    expect(await closedTimes(app.url, second.later)).toEqual(['4:30 PM']);
    await goTo(`/book?date=${first.later}`);
    await expect(page.getByRole('radio', { name: '2:00 PM' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: '10:00 AM' })).toBeEnabled();

    const caller = newEmail();
    await goTo('/admin/bookings/new');
    await page.getByLabel(newCallWords.fields.appointmentDate).fill(third.day);
    await page.getByLabel(newCallWords.fields.appointmentTime).selectOption('1:00 PM');
    await page.getByLabel(newCallWords.fields.name).fill('Kim Caller');
    await page.getByLabel(newCallWords.fields.email).fill(caller);
    await page.getByRole('button', { name: newCallWords.submit }).click();
    await expect(page).toHaveURL(/done=entered$/);
    const callPage = page.url();
    await mailTo(smtp, caller, 'Your call is booked');

    const asker = newEmail();
    await goTo(`/book/earlier?date=${third.day}`);
    await page.getByLabel(earlierPage.fields.name.label).fill('Ana Asker');
    const email = { name: earlierPage.fields.email.label, exact: true };
    await page.getByRole('textbox', email).fill(asker);
    await page.getByRole('button', { name: earlierPage.submit }).click();
    await expect(page.getByRole('heading', { name: earlierPage.done.title })).toBeVisible();

    await page.goto(callPage);
    await page.getByRole('button', { name: bookingsWords.cancel.submit }).click();
    await expect(page).toHaveURL(/done=cancelled/);
    const opened = await mailTo(smtp, asker, 'A time has opened up');
    const [link = ''] = /http\S+\/book\?date=[\d-]+/.exec(opened.text ?? '') ?? [];
    await openCalendar(page, link);
    await page.getByRole('radio', { name: '1:00 PM' }).check();
    await page.getByLabel(booking.fields.name.label).fill('Ana Asker');
    await page.getByRole('textbox', email).fill(asker);
    await page.getByRole('button', { name: callWords.assessment.submit }).click();
    await page.getByRole('link', { name: helperWords.manage }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(managePage.titles.active);
    const managed = page.url();

    await goTo('/admin/booking-rules');
    await page.getByLabel(bookingRulesWords.rules.meetingLink).fill(LINK);
    await page.getByRole('button', { name: bookingRulesWords.rules.save }).click();
    await expect(page.getByText(confirmEmailsWords.titleOne)).toBeVisible();
    await page.getByRole('button', { name: confirmEmailsWords.confirmOne }).click();
    await expect(page).toHaveURL(/done=rules-told/);
    const told = await mailTo(smtp, asker, LINK);
    expect(told.subject).toContain('New details for your call');
    const invite = told.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    expect(textOf(invite?.content)).toContain(LINK);
    await page.goto(managed);
    await expect(page.getByRole('link', { name: managePage.join })).toHaveAttribute('href', LINK);
    // The app ends now, and the page would still ask it for scripts and free times.
    await page.goto('about:blank');
  } finally {
    await app.close();
    await calendars.stop();
  }
});

/** Three days of a week that are free all day, and so are the same days a week later. */
async function twoWeekPairs(url: string) {
  const days = (await freeDays(url, { days: 40, count: SLOT_TIMES.length })).map((day) => day.date);
  return days
    .map((day) => ({ day, later: addWeek(day) }))
    .filter(({ later }) => days.includes(later))
    .slice(0, 3);
}

function addWeek(date: string): string {
  return new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
}

/** '20261201T100000' */
function at(date: string, clock: string): string {
  return `${date.replaceAll('-', '')}T${clock}00`;
}

async function closedTimes(url: string, date: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/bookings/availability?from=${date}&to=${date}`);
  const { data } = (await answer.json()) as { data: { days: { free: { time: string }[] }[] } };
  const free = data.days[0]?.free.map(({ time }) => time) ?? [];
  return SLOT_TIMES.filter((time) => !free.includes(time));
}

/** The email to a person that contains this text, once it has arrived. */
async function mailTo(smtp: FakeSmtpServer, email: string, text: string) {
  const find = async () =>
    (await smtp.parsed()).find(
      (mail) =>
        mail.to?.some(({ address }) => address === email) &&
        `${mail.subject}\n${mail.text}`.includes(text),
    );
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  return (await find()) as NonNullable<Awaited<ReturnType<typeof find>>>;
}

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  // Folded lines (RFC 5545, section 3.1).
  return text.replaceAll(/\r?\n /g, '');
}
